import { t as main } from "./core.js";

export { main };
