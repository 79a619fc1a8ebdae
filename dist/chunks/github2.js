import { t as renderGithub } from "./github.js";

export { renderGithub };
