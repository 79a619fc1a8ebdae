import { i as compressors, n as parquetMetadata, r as parquetSchema, t as parquetReadObjects } from "./parquet.js";

export { compressors, parquetMetadata, parquetReadObjects, parquetSchema };
