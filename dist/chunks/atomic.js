import { randomBytes } from "node:crypto";
import { link, lstat, open, readFile, readdir, realpath, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";

// src/platform/atomic.ts
async function replaceFile(path, bytes, options = {}) {
	return await attempt(async () => {
		const outside = await checkRoot(path, options.root);
		if (outside !== null) return outside;
		const before = await lstat(path);
		const refused = checkKind(before);
		if (refused !== null) return refused;
		if (options.expect !== void 0 && !await holds(path, options.expect)) return CHANGED;
		return await withTemporary(path, bytes, before, async (temporary) => {
			const now = await lstat(path);
			if (now.ino !== before.ino || now.mtimeMs !== before.mtimeMs || now.size !== before.size) return CHANGED;
			await rename(temporary, path);
			return DONE;
		});
	});
}
async function createFile(path, bytes, options = {}) {
	return await attempt(async () => {
		const outside = await checkRoot(path, options.root);
		if (outside !== null) return outside;
		return await withTemporary(path, bytes, null, async (temporary) => {
			try {
				await link(temporary, path);
			} catch (error) {
				if (!NO_LINKS.has(codeOf(error) ?? "")) throw error;
				await writeFile(path, bytes, { flag: "wx" });
			}
			return DONE;
		});
	});
}
const NO_LINKS = /* @__PURE__ */ new Set([
	"EPERM",
	"ENOTSUP",
	"EOPNOTSUPP",
	"ENOSYS"
]);
const DONE = { ok: true };
const CHANGED = {
	ok: false,
	code: "changed",
	message: "the file changed since it was read"
};
async function checkRoot(path, root) {
	if (root === void 0) return null;
	const below = relative(resolve(root), resolve(dirname(path)));
	const wanted = join(await realpath(root), below);
	if (await realpath(dirname(path)) === wanted && !below.startsWith("..")) return null;
	return {
		ok: false,
		code: "link",
		message: "a link on the way leads to another folder"
	};
}
function checkKind(stats) {
	if (stats.isSymbolicLink()) return {
		ok: false,
		code: "link",
		message: "it is a symbolic link"
	};
	if (!stats.isFile()) return {
		ok: false,
		code: "not-a-file",
		message: "it is not a plain file"
	};
	return null;
}
async function holds(path, expected) {
	return (await readFile(path)).equals(expected);
}
const TEMPORARY = /^\.envcard-[0-9a-f]{16}\.tmp$/;
const STALE = 6e5;
async function removeStale(folder) {
	for (const name of (await readdir(folder)).filter((one) => TEMPORARY.test(one))) {
		const path = join(folder, name);
		try {
			const stats = await lstat(path);
			if (stats.isFile() && (process.getuid === void 0 || stats.uid === process.getuid()) && Date.now() - stats.mtimeMs > STALE) await rm(path, { force: true });
		} catch (error) {
			if (codeOf(error) === null) throw error;
		}
	}
}
async function withTemporary(path, bytes, like, put) {
	await removeStale(dirname(path));
	const temporary = join(dirname(path), `.envcard-${randomBytes(8).toString("hex")}.tmp`);
	try {
		const file = await open(temporary, "wx", like === null ? 438 : 384);
		try {
			await file.writeFile(bytes);
			if (like !== null) {
				await chownLike(file, like);
				await file.chmod(like.mode & 4095);
			}
			await file.sync();
		} finally {
			await file.close();
		}
		return await put(temporary);
	} finally {
		await rm(temporary, { force: true });
	}
}
async function chownLike(file, like) {
	if (process.getuid?.() === like.uid && process.getgid?.() === like.gid) return;
	try {
		await file.chown(like.uid, like.gid);
	} catch (error) {
		if (codeOf(error) !== "EPERM") throw error;
	}
}
const CODES = {
	ENOENT: "missing",
	EEXIST: "exists",
	EACCES: "no-permission",
	EPERM: "no-permission",
	EROFS: "read-only",
	ENOSPC: "no-space",
	EDQUOT: "no-space",
	ENOTDIR: "missing"
};
const MESSAGES = {
	missing: "there is no such file or folder",
	exists: "something of that name is there already",
	"no-permission": "no permission to write there",
	"read-only": "the file system is read-only",
	"no-space": "no space is left on the disk"
};
async function attempt(write) {
	try {
		return await write();
	} catch (error) {
		const name = codeOf(error);
		if (name === null) throw error;
		const code = CODES[name] ?? "io-error";
		return {
			ok: false,
			code,
			message: MESSAGES[code] ?? `the system answers ${name}`
		};
	}
}
function codeOf(error) {
	const code = error instanceof Error && "code" in error ? error.code : null;
	return typeof code === "string" && /^E[A-Z0-9]+$/.test(code) ? code : null;
}

export { createFile, replaceFile };
