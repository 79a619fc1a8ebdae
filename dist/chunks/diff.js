import { t as unifiedDiff } from "./diff2.js";

export { unifiedDiff };
