import { n as joinWithin, r as renderMarkdown, t as evidenceItem } from "./markdown2.js";

export { renderMarkdown };
