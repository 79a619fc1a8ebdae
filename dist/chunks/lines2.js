import { n as fault, r as readLines, t as decodeHead } from "./lines.js";

export { decodeHead, fault, readLines };
