import { baseName } from '../../../repository/listing.ts';

/** Readers that `datasets` 5.2 chooses by file extension. Folders of media may carry a metadata file with columns. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  csv: 'csv',
  tsv: 'tsv',
  json: 'json jsonl ndjson',
  parquet: 'parquet geoparquet gpq',
  arrow: 'arrow',
  text: 'txt',
  conll: 'conll conllu',
  webdataset: 'tar',
  xml: 'xml',
  hdf5: 'hdf5 h5',
  eval: 'eval',
  harbor: 'toml md',
  lance: 'lance idx txn manifest',
  tsfile: 'tsfile',
  vortex: 'vortex',
  fasta: 'fa fasta fna ffn faa frn afa',
  genbank: 'gb gbk genbank',
  fastq: 'fq fastq',
  zip: 'zip',
  folder:
    'pdb ent cif mmcif pdf nii glb gltf ply stl mpeg avi mp4 mov mkv mpg aiff au avr caf flac htk svx mat4 mat5 mpc2k ogg paf ' +
    'pvf raw rf64 sd2 sds ircam voc w64 wav nist wavex wve xi mp3 opus 3gp 3g2 asf flv m4v webm f4v wmv wma ogm mxf nut blp bmp ' +
    'dib bufr cur pcx dcx dds ps eps fit fits fli flc ftc ftu gbr gif grib png apng jp2 j2k jpc jpf jpx j2c icns ico im iim tif ' +
    'tiff jfif jpe jpg jpeg msp pcd pxr pbm pgm ppm pnm psd bw rgb rgba sgi ras tga icb vda vst webp wmf emf xbm xpm',
};
/** Those of a folder reader are also known in upper case. */
const BY_EXTENSION = new Map<string, string>();
for (const [module, extensions] of Object.entries(EXTENSIONS)) {
  for (const extension of extensions.split(' ')) {
    BY_EXTENSION.set(extension, module);
    if (module === 'folder') BY_EXTENSION.set(extension.toUpperCase(), module);
  }
}
const FAVORITES = ['parquet', 'lance', 'vortex', 'arrow', 'jsonl', 'json', 'csv'];
const METADATA = new Set([
  'instruction.md',
  'latest_version_hint.json',
  'metadata.csv',
  'metadata.jsonl',
  'metadata.parquet',
  'task.toml',
]);

function suffixes(path: string): string[] {
  return baseName(path).split('.').slice(1);
}

/** Whether some reader takes a file, by any suffix of its name. */
export function hasReader(path: string): boolean {
  return suffixes(path).some((suffix) => BY_EXTENSION.has(suffix));
}

/** Whether a reader keeps a file once it is chosen: one of its extensions, perhaps followed by others (`.jsonl.gz`). */
export function belongsTo(path: string, module: string): boolean {
  if (module === 'harbor' && METADATA.has(baseName(path))) return true;
  return suffixes(path).some((suffix) => BY_EXTENSION.get(suffix) === module || suffix === 'zip');
}

/** The reader that most files ask for (in a draw the favourites first); null where none does. */
export function inferModule(paths: readonly string[]): string | null {
  const counts = new Map<string, { extension: string; metadata: boolean; count: number }>();
  for (const path of paths) {
    const metadata = METADATA.has(baseName(path));
    for (const suffix of suffixes(path)) {
      const extension = suffix.toLowerCase();
      const key = `${String(metadata)} ${extension}`;
      const entry = counts.get(key) ?? { extension, metadata, count: 0 };
      entry.count += 1;
      counts.set(key, entry);
    }
  }
  const rank = (extension: string): number => {
    const at = FAVORITES.indexOf(extension);
    return at < 0 ? FAVORITES.length : at;
  };
  const order = [...counts.values()].toSorted(
    (a, b) =>
      Number(a.metadata) - Number(b.metadata) ||
      b.count - a.count ||
      rank(a.extension) - rank(b.extension) ||
      (a.extension < b.extension ? 1 : -1),
  );
  for (const { extension } of order) {
    const module = BY_EXTENSION.get(extension);
    if (module !== undefined) return module;
  }
  return null;
}
