/**
 * Top-level keys the Hub documents for dataset cards, and the two that often stand in them though they belong to
 * models (hub.md 1.2). They tell a header from other text between rules, and which keys the Hub may check.
 */
export const CARD_KEYS: ReadonlySet<string> = new Set([
  'annotations_creators',
  'configs',
  'dataset_info',
  'datasets',
  'extra_gated_fields',
  'extra_gated_prompt',
  'language',
  'language_creators',
  'language_details',
  'library_name',
  'license',
  'license_details',
  'license_link',
  'license_name',
  'multilinguality',
  'paperswithcode_id',
  'pretty_name',
  'size_categories',
  'source_datasets',
  'tags',
  'task_categories',
  'task_ids',
  'viewer',
]);
