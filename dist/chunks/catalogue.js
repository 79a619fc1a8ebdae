import { n as RULE_IDS, t as RULES } from "./catalogue2.js";

export { RULES, RULE_IDS };
