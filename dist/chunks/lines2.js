import { i as readLines, n as decodeHead, r as fault, t as PACKED } from "./lines.js";

export { PACKED, decodeHead, fault, readLines };
