/** The parquet libraries as one module, so that they make one chunk of the bundle, loaded when a parquet file is met. */
export { compressors } from 'hyparquet-compressors';
export { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
