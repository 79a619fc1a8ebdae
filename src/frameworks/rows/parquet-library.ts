/** The parquet libraries as one module, so that they make one chunk of the bundle, loaded when a parquet file is met. */
export { compressors } from 'hyparquet-compressors';
export { parquetMetadata, parquetSchema } from 'hyparquet';
export { parquetReadAsync } from 'hyparquet/src/read.js';
export { assembleAsync, asyncGroupToRows } from 'hyparquet/src/rowgroup.js';
