import { n as readRowFile, t as UNSEEN } from "./read2.js";

export { UNSEEN, readRowFile };
