/** One fault that the schema finds (the part of ajv's error object that is used). */
export interface SchemaError {
  /** JSON pointer of the value. */
  readonly instancePath: string;
  /** JSON pointer of the keyword in the schema. */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Checks a settings file's data against schemas/config.json; `errors` holds the faults of the last call. */
export declare const validate: {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};
