import { t as renderGithub } from "./github2.js";

export { renderGithub };
