import { n as fault, r as readLines, t as decodeHead } from "./lines2.js";

export { decodeHead, fault, readLines };
