import { n as proposeJudged, t as propose } from "./propose.js";

export { propose };
