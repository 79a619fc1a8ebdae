import { a as parquetSchema, i as parquetMetadata, n as assembleAsync, o as compressors, r as asyncGroupToRows, t as parquetReadAsync } from "./parquet.js";

export { assembleAsync, asyncGroupToRows, compressors, parquetMetadata, parquetReadAsync, parquetSchema };
