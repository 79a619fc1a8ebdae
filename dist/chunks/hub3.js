import { n as judgeHub, t as hubClient } from "./hub.js";

export { judgeHub };
