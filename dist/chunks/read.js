import { gn as normalPath, lt as DEFAULT_CONFIG, n as suggest, pn as FRAMEWORK_KEYS } from "./core.js";
import { t as Minimatch } from "./glob.js";
import { f as isScalar, i as Lexer, l as isCollection, n as Parser, o as Composer, p as isSeq, r as LineCounter, s as visit, u as isMap } from "./yaml.js";

// src/config/glob.ts
const GLOB_LIMIT = 256;
const MAX_BRACES = 64;
function compileGlob(pattern) {
	if (pattern.length > GLOB_LIMIT) return () => false;
	const relative = pattern.replace(/^(?:\.\/)+/, "").replace(/\/$/, "");
	const compiled = new Minimatch(relative, {
		dot: true,
		nonegate: true,
		nocomment: true,
		braceExpandMax: MAX_BRACES,
		platform: "linux"
	});
	return (path) => withFolders(path).some((part) => compiled.match(part));
}
function withFolders(path) {
	const found = [];
	for (let slash = path.indexOf("/", 1); slash > 0 && found.length < 100; slash = path.indexOf("/", slash + 1)) found.push(path.slice(0, slash));
	found.push(path);
	return found;
}

// src/config/yaml.ts
const MAX_DEPTH = 60;
const MAX_ALIASES = 100;
function parseYaml(text) {
	const lines = new LineCounter();
	const at = (offset) => {
		const { line, col } = lines.linePos(offset);
		return {
			line: Math.max(line, 1),
			column: Math.max(col, 1)
		};
	};
	const tokens = readTokens(text, lines);
	if (!tokens.ok) return {
		ok: false,
		problems: [{
			code: "config-nested",
			args: { limit: MAX_DEPTH },
			...at(tokens.offset)
		}]
	};
	const [document, second] = [...new Composer({
		uniqueKeys: false,
		logLevel: "silent"
	}).compose(tokens.list, true, text.length)];
	if (document === void 0) return {
		ok: true,
		yaml: {
			data: null,
			place: () => ({
				line: 1,
				column: 1
			})
		}
	};
	const faults = [...document.errors, ...document.warnings].map(({ message, pos }) => {
		const { line, column } = at(pos[0]);
		return {
			code: "config-yaml",
			args: { detail: message },
			line,
			column
		};
	});
	for (const offset of twins(document)) faults.push({
		code: "config-yaml",
		args: { detail: "Map keys must be unique" },
		...at(offset)
	});
	if (second !== void 0) {
		const start = second.range?.[0] ?? text.length;
		faults.push({
			code: "config-yaml",
			args: { detail: "A second document begins here" },
			...at(start)
		});
	}
	if (faults.length > 0) return {
		ok: false,
		problems: faults
	};
	let data;
	try {
		data = document.toJS({ maxAliasCount: MAX_ALIASES });
	} catch (error) {
		if (!(error instanceof ReferenceError)) throw error;
		return {
			ok: false,
			problems: [{
				code: "config-aliases",
				args: { detail: error.message },
				line: 1,
				column: 1
			}]
		};
	}
	return {
		ok: true,
		yaml: {
			data,
			place: (pointer, key) => at(offsetOf(document, pointer, key))
		}
	};
}
function readTokens(text, lines) {
	const parser = new Parser(lines.addNewLine);
	lines.addNewLine(0);
	const list = [];
	for (const lexeme of new Lexer().lex(text)) {
		for (const token of parser.next(lexeme)) list.push(token);
		if (parser.stack.length > 62) return {
			ok: false,
			offset: parser.offset
		};
	}
	for (const token of parser.end()) list.push(token);
	return {
		ok: true,
		list
	};
}
function offsetOf(document, pointer, key) {
	const parts = pointer.split("/").slice(1).map(unescapePart);
	let node = document.contents;
	let offset = rangeStart(node) ?? 0;
	for (const [i, part] of parts.entries()) {
		if (!isCollection(node)) return offset;
		const found = findPair(node, part);
		const last = i === parts.length - 1 && key === void 0;
		node = found.value;
		offset = (last ? rangeStart(node) : null) ?? rangeStart(found.key) ?? rangeStart(node) ?? offset;
	}
	if (key !== void 0 && isCollection(node)) offset = rangeStart(findPair(node, key).key) ?? rangeStart(node) ?? offset;
	return offset;
}
function twins(document) {
	const found = [];
	visit(document, { Map: (_, map) => {
		const seen = /* @__PURE__ */ new Set();
		for (const { key } of map.items) {
			const value = isScalar(key) ? key.value : key;
			if (seen.has(value)) found.push(rangeStart(key) ?? 0);
			seen.add(value);
		}
	} });
	return found;
}
const indexes = /* @__PURE__ */ new WeakMap();
function indexOf(map) {
	let index = indexes.get(map);
	if (index === void 0) {
		index = new Map(map.items.toReversed().flatMap((pair) => isScalar(pair.key) ? [[String(pair.key.value), pair]] : []));
		indexes.set(map, index);
	}
	return index;
}
function findPair(node, part) {
	if (isSeq(node)) {
		const value = node.items[Number(part)];
		return {
			key: value,
			value
		};
	}
	if (!isMap(node)) return {
		key: null,
		value: null
	};
	const pair = indexOf(node).get(part);
	return {
		key: pair?.key,
		value: pair?.value
	};
}
function rangeStart(node) {
	return (node?.range)?.[0] ?? null;
}
function unescapePart(part) {
	return part.replaceAll("~1", "/").replaceAll("~0", "~");
}

// src/config/problems.ts
const WANTS = {
	object: "config-wants-mapping",
	array: "config-wants-list"
};
function schemaProblems(errors, yaml) {
	return errors.flatMap((error) => {
		if (/\/(?:anyOf|oneOf)\/\d+\//.test(error.schemaPath)) return [];
		const located = locate(error);
		if (located === null) return [];
		return [{
			code: located.code,
			args: located.args,
			...yaml.place(error.instancePath, located.key)
		}];
	});
}
function locate(error) {
	const { keyword, params } = error;
	const name = nameOf(error.instancePath);
	switch (keyword) {
		case "additionalProperties": return unknownKey(String(params["additionalProperty"]), Object.keys(Object(error.parentSchema["properties"])));
		case "enum": return wrongValue(name, error.data, params["allowedValues"].map(String));
		case "const": return wrongValue(name, error.data, [String(params["allowedValue"])]);
		case "type": return {
			code: WANTS[String(params["type"])] ?? "config-wants-text",
			args: { key: name }
		};
		case "required": return {
			code: "config-missing",
			args: { key: String(params["missingProperty"]) }
		};
		case "dependentRequired": return {
			code: "config-until-alone",
			args: {},
			key: String(params["property"])
		};
		case "oneOf": return {
			code: "config-statement",
			args: {}
		};
		case "anyOf": return {
			code: "config-ignore-empty",
			args: {}
		};
		case "pattern":
			if (name === "hub") return {
				code: "config-hub",
				args: { value: String(error.data) }
			};
			if (name === "until") return {
				code: "config-until",
				args: { value: String(error.data) }
			};
			return {
				code: "config-blank",
				args: { key: name }
			};
		case "minLength":
		case "minProperties": return {
			code: "config-blank",
			args: { key: name }
		};
		case "maxLength":
		case "maxItems":
		case "maxProperties": return {
			code: "config-size",
			args: {
				key: name,
				limit: Number(params["limit"])
			}
		};
		default: return null;
	}
}
function unknownKey(key, allowed) {
	const meant = suggest(key, allowed);
	return meant === null ? {
		code: "config-unknown-key",
		args: {
			key,
			allowed
		},
		key
	} : {
		code: "config-unknown-key-meant",
		args: {
			key,
			meant,
			allowed
		},
		key
	};
}
function wrongValue(key, value, allowed) {
	if (typeof value !== "string") return {
		code: "config-value-kind",
		args: {
			key,
			allowed
		}
	};
	const meant = suggest(value, allowed);
	return meant === null || allowed.length === 1 ? {
		code: "config-value",
		args: {
			key,
			value,
			allowed
		}
	} : {
		code: "config-value-meant",
		args: {
			key,
			value,
			meant,
			allowed
		}
	};
}
function unknownRule(rule, rules) {
	const meant = suggest(rule, rules) ?? rules.find((id) => id.endsWith(`/${rule}`)) ?? null;
	return meant === null ? {
		code: "config-unknown-rule",
		args: { rule }
	} : {
		code: "config-unknown-rule-meant",
		args: {
			rule,
			meant
		}
	};
}
function nameOf(pointer) {
	return pointer.split("/").slice(1).map(unescapePart).findLast((part) => !/^\d+$/.test(part)) ?? "the file";
}

// src/config/validate.generated.js
const validate = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"card": { "$ref": "#/$defs/card" },
		"hub": { "$ref": "#/$defs/hub" },
		"fail-on": { "enum": [
			"error",
			"warning",
			"notice",
			"never"
		] },
		"rules": { "$ref": "#/$defs/rules" },
		"frameworks": { "$ref": "#/$defs/frameworks" },
		"other-framework": { "$ref": "#/$defs/otherFramework" },
		"ignore": { "$ref": "#/$defs/ignore" },
		"roots": {
			"type": "object",
			"minProperties": 1,
			"maxProperties": 1e3,
			"additionalProperties": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"card": { "$ref": "#/$defs/card" },
					"hub": { "$ref": "#/$defs/hub" },
					"rules": { "$ref": "#/$defs/rules" },
					"frameworks": { "$ref": "#/$defs/frameworks" },
					"other-framework": { "$ref": "#/$defs/otherFramework" },
					"ignore": { "$ref": "#/$defs/ignore" }
				}
			}
		}
	},
	"$defs": {
		"card": {
			"type": "string",
			"minLength": 1,
			"maxLength": 1024
		},
		"hub": {
			"type": "string",
			"pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$"
		},
		"rules": {
			"type": "object",
			"propertyNames": { "$ref": "#/$defs/rule" },
			"additionalProperties": { "enum": [
				"error",
				"warning",
				"notice",
				"off"
			] }
		},
		"rule": { "type": "string" },
		"framework": { "enum": [
			"harbor",
			"verifiers",
			"openenv",
			"nemo-gym"
		] },
		"reason": {
			"type": "string",
			"pattern": "\\S",
			"maxLength": 1e3
		},
		"otherFramework": {
			"type": "string",
			"pattern": "\\S",
			"maxLength": 200
		},
		"frameworks": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"harbor": { "$ref": "#/$defs/statement" },
				"verifiers": { "$ref": "#/$defs/statement" },
				"openenv": { "$ref": "#/$defs/statement" },
				"nemo-gym": { "$ref": "#/$defs/statement" }
			}
		},
		"statement": {
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"assume": { "const": "loads" },
				"declare": { "const": "never" },
				"reason": { "$ref": "#/$defs/reason" },
				"until": {
					"type": "string",
					"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
				}
			},
			"required": ["reason"],
			"oneOf": [{ "required": ["assume"] }, { "required": ["declare"] }],
			"dependentRequired": { "until": ["assume"] }
		},
		"ignore": {
			"type": "array",
			"maxItems": 100,
			"items": {
				"type": "object",
				"additionalProperties": false,
				"properties": {
					"rule": { "$ref": "#/$defs/rule" },
					"path": {
						"type": "string",
						"minLength": 1,
						"maxLength": 256
					},
					"framework": { "$ref": "#/$defs/framework" },
					"reason": { "$ref": "#/$defs/reason" }
				},
				"required": ["reason"],
				"anyOf": [
					{ "required": ["rule"] },
					{ "required": ["path"] },
					{ "required": ["framework"] }
				]
			}
		}
	}
};
const schema32 = {
	"type": "string",
	"minLength": 1,
	"maxLength": 1024
};
const schema33 = {
	"type": "string",
	"pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$"
};
const schema39 = {
	"type": "string",
	"pattern": "\\S",
	"maxLength": 200
};
const pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$", "u");
const pattern5 = /* @__PURE__ */ new RegExp("\\S", "u");
const schema34 = {
	"type": "object",
	"propertyNames": { "$ref": "#/$defs/rule" },
	"additionalProperties": { "enum": [
		"error",
		"warning",
		"notice",
		"off"
	] }
};
const schema35 = { "type": "string" };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) {
			const _errs1 = errors;
			if (typeof key0 !== "string") {
				const err0 = {
					instancePath,
					schemaPath: "#/$defs/rule/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema35.type,
					parentSchema: schema35,
					data: key0,
					propertyName: key0
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			if (!(_errs1 === errors)) {
				const err1 = {
					instancePath,
					schemaPath: "#/propertyNames",
					keyword: "propertyNames",
					params: { propertyName: key0 },
					message: "property name must be valid",
					schema: schema34.propertyNames,
					parentSchema: schema34,
					data
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		for (const key1 in data) {
			let data0 = data[key1];
			if (!(data0 === "error" || data0 === "warning" || data0 === "notice" || data0 === "off")) {
				const err2 = {
					instancePath: instancePath + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
					schemaPath: "#/additionalProperties/enum",
					keyword: "enum",
					params: { allowedValues: schema34.additionalProperties.enum },
					message: "must be equal to one of the allowed values",
					schema: schema34.additionalProperties.enum,
					parentSchema: schema34.additionalProperties,
					data: data0
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema34.type,
			parentSchema: schema34,
			data
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema36 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"harbor": { "$ref": "#/$defs/statement" },
		"verifiers": { "$ref": "#/$defs/statement" },
		"openenv": { "$ref": "#/$defs/statement" },
		"nemo-gym": { "$ref": "#/$defs/statement" }
	}
};
const schema37 = {
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"assume": { "const": "loads" },
		"declare": { "const": "never" },
		"reason": { "$ref": "#/$defs/reason" },
		"until": {
			"type": "string",
			"pattern": "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$"
		}
	},
	"required": ["reason"],
	"oneOf": [{ "required": ["assume"] }, { "required": ["declare"] }],
	"dependentRequired": { "until": ["assume"] }
};
const schema38 = {
	"type": "string",
	"pattern": "\\S",
	"maxLength": 1e3
};
const pattern6 = /* @__PURE__ */ new RegExp("^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate24.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.assume === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/oneOf/0/required",
				keyword: "required",
				params: { missingProperty: "assume" },
				message: "must have required property 'assume'",
				schema: schema37.oneOf[0].required,
				parentSchema: schema37.oneOf[0],
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	}
	var _valid0 = _errs2 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs3 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.declare === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/oneOf/1/required",
				keyword: "required",
				params: { missingProperty: "declare" },
				message: "must have required property 'declare'",
				schema: schema37.oneOf[1].required,
				parentSchema: schema37.oneOf[1],
				data
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err2 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 },
			message: "must match exactly one schema in oneOf",
			schema: schema37.oneOf,
			parentSchema: schema37,
			data
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	} else {
		errors = _errs1;
		if (vErrors !== null) {
			if (_errs1) vErrors.length = _errs1;
			else vErrors = null;
		}
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.reason === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reason" },
				message: "must have required property 'reason'",
				schema: schema37.required,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 in data) if (!(key0 === "assume" || key0 === "declare" || key0 === "reason" || key0 === "until")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema37,
				data
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.assume !== void 0) {
			let data0 = data.assume;
			if ("loads" !== data0) {
				const err5 = {
					instancePath: instancePath + "/assume",
					schemaPath: "#/properties/assume/const",
					keyword: "const",
					params: { allowedValue: "loads" },
					message: "must be equal to constant",
					schema: "loads",
					parentSchema: schema37.properties.assume,
					data: data0
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.declare !== void 0) {
			let data1 = data.declare;
			if ("never" !== data1) {
				const err6 = {
					instancePath: instancePath + "/declare",
					schemaPath: "#/properties/declare/const",
					keyword: "const",
					params: { allowedValue: "never" },
					message: "must be equal to constant",
					schema: "never",
					parentSchema: schema37.properties.declare,
					data: data1
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.reason !== void 0) {
			let data2 = data.reason;
			if (typeof data2 === "string") {
				if (data2.length > 1e3) {
					const err7 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/maxLength",
						keyword: "maxLength",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 characters",
						schema: 1e3,
						parentSchema: schema38,
						data: data2
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern5.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/reason",
						schemaPath: "#/$defs/reason/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\"",
						schema: "\\S",
						parentSchema: schema38,
						data: data2
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/reason",
					schemaPath: "#/$defs/reason/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema38.type,
					parentSchema: schema38,
					data: data2
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.until !== void 0) {
			let data3 = data.until;
			if (typeof data3 === "string") {
				if (!pattern6.test(data3)) {
					const err10 = {
						instancePath: instancePath + "/until",
						schemaPath: "#/properties/until/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$" },
						message: "must match pattern \"^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$\"",
						schema: "^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$",
						parentSchema: schema37.properties.until,
						data: data3
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/until",
					schemaPath: "#/properties/until/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema37.properties.until.type,
					parentSchema: schema37.properties.until,
					data: data3
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.until !== void 0) {
			if (data.assume === void 0) {
				const err12 = {
					instancePath,
					schemaPath: "#/dependentRequired",
					keyword: "dependentRequired",
					params: {
						property: "until",
						missingProperty: "assume",
						depsCount: 1,
						deps: "assume"
					},
					message: "must have property assume when property until is present",
					schema: schema37.dependentRequired,
					parentSchema: schema37,
					data
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema37.type,
			parentSchema: schema37,
			data
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate24.errors = vErrors;
	return errors === 0;
}
validate24.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "harbor" || key0 === "verifiers" || key0 === "openenv" || key0 === "nemo-gym")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema36,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.harbor !== void 0) {
			if (!validate24(data.harbor, {
				instancePath: instancePath + "/harbor",
				parentData: data,
				parentDataProperty: "harbor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.verifiers !== void 0) {
			if (!validate24(data.verifiers, {
				instancePath: instancePath + "/verifiers",
				parentData: data,
				parentDataProperty: "verifiers",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data.openenv !== void 0) {
			if (!validate24(data.openenv, {
				instancePath: instancePath + "/openenv",
				parentData: data,
				parentDataProperty: "openenv",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
		if (data["nemo-gym"] !== void 0) {
			if (!validate24(data["nemo-gym"], {
				instancePath: instancePath + "/nemo-gym",
				parentData: data,
				parentDataProperty: "nemo-gym",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema36.type,
			parentSchema: schema36,
			data
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
validate23.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema40 = {
	"type": "array",
	"maxItems": 100,
	"items": {
		"type": "object",
		"additionalProperties": false,
		"properties": {
			"rule": { "$ref": "#/$defs/rule" },
			"path": {
				"type": "string",
				"minLength": 1,
				"maxLength": 256
			},
			"framework": { "$ref": "#/$defs/framework" },
			"reason": { "$ref": "#/$defs/reason" }
		},
		"required": ["reason"],
		"anyOf": [
			{ "required": ["rule"] },
			{ "required": ["path"] },
			{ "required": ["framework"] }
		]
	}
};
const schema42 = { "enum": [
	"harbor",
	"verifiers",
	"openenv",
	"nemo-gym"
] };
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate30.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		if (data.length > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxItems",
				keyword: "maxItems",
				params: { limit: 100 },
				message: "must NOT have more than 100 items",
				schema: 100,
				parentSchema: schema40,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			const _errs3 = errors;
			let valid2 = false;
			const _errs4 = errors;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.rule === void 0) {
					const err1 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/anyOf/0/required",
						keyword: "required",
						params: { missingProperty: "rule" },
						message: "must have required property 'rule'",
						schema: schema40.items.anyOf[0].required,
						parentSchema: schema40.items.anyOf[0],
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
			}
			var _valid0 = _errs4 === errors;
			valid2 = valid2 || _valid0;
			const _errs5 = errors;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.path === void 0) {
					const err2 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/anyOf/1/required",
						keyword: "required",
						params: { missingProperty: "path" },
						message: "must have required property 'path'",
						schema: schema40.items.anyOf[1].required,
						parentSchema: schema40.items.anyOf[1],
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			}
			var _valid0 = _errs5 === errors;
			valid2 = valid2 || _valid0;
			const _errs6 = errors;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.framework === void 0) {
					const err3 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/anyOf/2/required",
						keyword: "required",
						params: { missingProperty: "framework" },
						message: "must have required property 'framework'",
						schema: schema40.items.anyOf[2].required,
						parentSchema: schema40.items.anyOf[2],
						data: data0
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
			var _valid0 = _errs6 === errors;
			valid2 = valid2 || _valid0;
			if (!valid2) {
				const err4 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/anyOf",
					keyword: "anyOf",
					params: {},
					message: "must match a schema in anyOf",
					schema: schema40.items.anyOf,
					parentSchema: schema40.items,
					data: data0
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs3;
				if (vErrors !== null) {
					if (_errs3) vErrors.length = _errs3;
					else vErrors = null;
				}
			}
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.reason === void 0) {
					const err5 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/required",
						keyword: "required",
						params: { missingProperty: "reason" },
						message: "must have required property 'reason'",
						schema: schema40.items.required,
						parentSchema: schema40.items,
						data: data0
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				for (const key0 in data0) if (!(key0 === "rule" || key0 === "path" || key0 === "framework" || key0 === "reason")) {
					const err6 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 },
						message: "must NOT have additional properties",
						schema: false,
						parentSchema: schema40.items,
						data: data0
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.rule !== void 0) {
					let data1 = data0.rule;
					if (typeof data1 !== "string") {
						const err7 = {
							instancePath: instancePath + "/" + i0 + "/rule",
							schemaPath: "#/$defs/rule/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema35.type,
							parentSchema: schema35,
							data: data1
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
				if (data0.path !== void 0) {
					let data2 = data0.path;
					if (typeof data2 === "string") {
						if (data2.length > 256) {
							const err8 = {
								instancePath: instancePath + "/" + i0 + "/path",
								schemaPath: "#/items/properties/path/maxLength",
								keyword: "maxLength",
								params: { limit: 256 },
								message: "must NOT have more than 256 characters",
								schema: 256,
								parentSchema: schema40.items.properties.path,
								data: data2
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
						if (data2.length < 1) {
							const err9 = {
								instancePath: instancePath + "/" + i0 + "/path",
								schemaPath: "#/items/properties/path/minLength",
								keyword: "minLength",
								params: { limit: 1 },
								message: "must NOT have fewer than 1 characters",
								schema: 1,
								parentSchema: schema40.items.properties.path,
								data: data2
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/" + i0 + "/path",
							schemaPath: "#/items/properties/path/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema40.items.properties.path.type,
							parentSchema: schema40.items.properties.path,
							data: data2
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data0.framework !== void 0) {
					let data3 = data0.framework;
					if (!(data3 === "harbor" || data3 === "verifiers" || data3 === "openenv" || data3 === "nemo-gym")) {
						const err11 = {
							instancePath: instancePath + "/" + i0 + "/framework",
							schemaPath: "#/$defs/framework/enum",
							keyword: "enum",
							params: { allowedValues: schema42.enum },
							message: "must be equal to one of the allowed values",
							schema: schema42.enum,
							parentSchema: schema42,
							data: data3
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data0.reason !== void 0) {
					let data4 = data0.reason;
					if (typeof data4 === "string") {
						if (data4.length > 1e3) {
							const err12 = {
								instancePath: instancePath + "/" + i0 + "/reason",
								schemaPath: "#/$defs/reason/maxLength",
								keyword: "maxLength",
								params: { limit: 1e3 },
								message: "must NOT have more than 1000 characters",
								schema: 1e3,
								parentSchema: schema38,
								data: data4
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!pattern5.test(data4)) {
							const err13 = {
								instancePath: instancePath + "/" + i0 + "/reason",
								schemaPath: "#/$defs/reason/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" },
								message: "must match pattern \"\\S\"",
								schema: "\\S",
								parentSchema: schema38,
								data: data4
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/" + i0 + "/reason",
							schemaPath: "#/$defs/reason/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string",
							schema: schema38.type,
							parentSchema: schema38,
							data: data4
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema40.items.type,
					parentSchema: schema40.items,
					data: data0
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array",
			schema: schema40.type,
			parentSchema: schema40,
			data
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
validate30.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "card" || key0 === "hub" || key0 === "fail-on" || key0 === "rules" || key0 === "frameworks" || key0 === "other-framework" || key0 === "ignore" || key0 === "roots")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties",
				schema: false,
				parentSchema: schema31,
				data
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.card !== void 0) {
			let data0 = data.card;
			if (typeof data0 === "string") {
				if (data0.length > 1024) {
					const err1 = {
						instancePath: instancePath + "/card",
						schemaPath: "#/$defs/card/maxLength",
						keyword: "maxLength",
						params: { limit: 1024 },
						message: "must NOT have more than 1024 characters",
						schema: 1024,
						parentSchema: schema32,
						data: data0
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/card",
						schemaPath: "#/$defs/card/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters",
						schema: 1,
						parentSchema: schema32,
						data: data0
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/card",
					schemaPath: "#/$defs/card/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema32.type,
					parentSchema: schema32,
					data: data0
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.hub !== void 0) {
			let data1 = data.hub;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/hub",
						schemaPath: "#/$defs/hub/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$" },
						message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$\"",
						schema: "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$",
						parentSchema: schema33,
						data: data1
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/hub",
					schemaPath: "#/$defs/hub/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema33.type,
					parentSchema: schema33,
					data: data1
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data["fail-on"] !== void 0) {
			let data2 = data["fail-on"];
			if (!(data2 === "error" || data2 === "warning" || data2 === "notice" || data2 === "never")) {
				const err6 = {
					instancePath: instancePath + "/fail-on",
					schemaPath: "#/properties/fail-on/enum",
					keyword: "enum",
					params: { allowedValues: schema31.properties["fail-on"].enum },
					message: "must be equal to one of the allowed values",
					schema: schema31.properties["fail-on"].enum,
					parentSchema: schema31.properties["fail-on"],
					data: data2
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.rules !== void 0) {
			if (!validate21(data.rules, {
				instancePath: instancePath + "/rules",
				parentData: data,
				parentDataProperty: "rules",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data.frameworks !== void 0) {
			if (!validate23(data.frameworks, {
				instancePath: instancePath + "/frameworks",
				parentData: data,
				parentDataProperty: "frameworks",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data["other-framework"] !== void 0) {
			let data5 = data["other-framework"];
			if (typeof data5 === "string") {
				if (data5.length > 200) {
					const err7 = {
						instancePath: instancePath + "/other-framework",
						schemaPath: "#/$defs/otherFramework/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters",
						schema: 200,
						parentSchema: schema39,
						data: data5
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern5.test(data5)) {
					const err8 = {
						instancePath: instancePath + "/other-framework",
						schemaPath: "#/$defs/otherFramework/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" },
						message: "must match pattern \"\\S\"",
						schema: "\\S",
						parentSchema: schema39,
						data: data5
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/other-framework",
					schemaPath: "#/$defs/otherFramework/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string",
					schema: schema39.type,
					parentSchema: schema39,
					data: data5
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.ignore !== void 0) {
			if (!validate30(data.ignore, {
				instancePath: instancePath + "/ignore",
				parentData: data,
				parentDataProperty: "ignore",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.roots !== void 0) {
			let data7 = data.roots;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (Object.keys(data7).length > 1e3) {
					const err10 = {
						instancePath: instancePath + "/roots",
						schemaPath: "#/properties/roots/maxProperties",
						keyword: "maxProperties",
						params: { limit: 1e3 },
						message: "must NOT have more than 1000 properties",
						schema: 1e3,
						parentSchema: schema31.properties.roots,
						data: data7
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (Object.keys(data7).length < 1) {
					const err11 = {
						instancePath: instancePath + "/roots",
						schemaPath: "#/properties/roots/minProperties",
						keyword: "minProperties",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 properties",
						schema: 1,
						parentSchema: schema31.properties.roots,
						data: data7
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				for (const key1 in data7) {
					let data8 = data7[key1];
					if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
						for (const key2 in data8) if (!(key2 === "card" || key2 === "hub" || key2 === "rules" || key2 === "frameworks" || key2 === "other-framework" || key2 === "ignore")) {
							const err12 = {
								instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/roots/additionalProperties/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties",
								schema: false,
								parentSchema: schema31.properties.roots.additionalProperties,
								data: data8
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (data8.card !== void 0) {
							let data9 = data8.card;
							if (typeof data9 === "string") {
								if (data9.length > 1024) {
									const err13 = {
										instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/card",
										schemaPath: "#/$defs/card/maxLength",
										keyword: "maxLength",
										params: { limit: 1024 },
										message: "must NOT have more than 1024 characters",
										schema: 1024,
										parentSchema: schema32,
										data: data9
									};
									if (vErrors === null) vErrors = [err13];
									else vErrors.push(err13);
									errors++;
								}
								if (data9.length < 1) {
									const err14 = {
										instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/card",
										schemaPath: "#/$defs/card/minLength",
										keyword: "minLength",
										params: { limit: 1 },
										message: "must NOT have fewer than 1 characters",
										schema: 1,
										parentSchema: schema32,
										data: data9
									};
									if (vErrors === null) vErrors = [err14];
									else vErrors.push(err14);
									errors++;
								}
							} else {
								const err15 = {
									instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/card",
									schemaPath: "#/$defs/card/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema32.type,
									parentSchema: schema32,
									data: data9
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
						}
						if (data8.hub !== void 0) {
							let data10 = data8.hub;
							if (typeof data10 === "string") {
								if (!pattern4.test(data10)) {
									const err16 = {
										instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/hub",
										schemaPath: "#/$defs/hub/pattern",
										keyword: "pattern",
										params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$" },
										message: "must match pattern \"^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$\"",
										schema: "^[A-Za-z0-9][A-Za-z0-9._-]{0,95}/[A-Za-z0-9][A-Za-z0-9._-]{0,95}$",
										parentSchema: schema33,
										data: data10
									};
									if (vErrors === null) vErrors = [err16];
									else vErrors.push(err16);
									errors++;
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/hub",
									schemaPath: "#/$defs/hub/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema33.type,
									parentSchema: schema33,
									data: data10
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
						if (data8.rules !== void 0) {
							if (!validate21(data8.rules, {
								instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/rules",
								parentData: data8,
								parentDataProperty: "rules",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
								errors = vErrors.length;
							}
						}
						if (data8.frameworks !== void 0) {
							if (!validate23(data8.frameworks, {
								instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/frameworks",
								parentData: data8,
								parentDataProperty: "frameworks",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
								errors = vErrors.length;
							}
						}
						if (data8["other-framework"] !== void 0) {
							let data13 = data8["other-framework"];
							if (typeof data13 === "string") {
								if (data13.length > 200) {
									const err18 = {
										instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/other-framework",
										schemaPath: "#/$defs/otherFramework/maxLength",
										keyword: "maxLength",
										params: { limit: 200 },
										message: "must NOT have more than 200 characters",
										schema: 200,
										parentSchema: schema39,
										data: data13
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								if (!pattern5.test(data13)) {
									const err19 = {
										instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/other-framework",
										schemaPath: "#/$defs/otherFramework/pattern",
										keyword: "pattern",
										params: { pattern: "\\S" },
										message: "must match pattern \"\\S\"",
										schema: "\\S",
										parentSchema: schema39,
										data: data13
									};
									if (vErrors === null) vErrors = [err19];
									else vErrors.push(err19);
									errors++;
								}
							} else {
								const err20 = {
									instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/other-framework",
									schemaPath: "#/$defs/otherFramework/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string",
									schema: schema39.type,
									parentSchema: schema39,
									data: data13
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						}
						if (data8.ignore !== void 0) {
							if (!validate30(data8.ignore, {
								instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/ignore",
								parentData: data8,
								parentDataProperty: "ignore",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err21 = {
							instancePath: instancePath + "/roots/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/roots/additionalProperties/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object",
							schema: schema31.properties.roots.additionalProperties.type,
							parentSchema: schema31.properties.roots.additionalProperties,
							data: data8
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/roots",
					schemaPath: "#/properties/roots/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object",
					schema: schema31.properties.roots.type,
					parentSchema: schema31.properties.roots,
					data: data7
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object",
			schema: schema31.type,
			parentSchema: schema31,
			data
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};

// src/config/read.ts
const CONFIG_LIMIT = 262144;
const MAX_PROBLEMS = 10;
function readConfig(bytes, context) {
	const text = decode(bytes);
	if (typeof text !== "string") return {
		ok: false,
		problems: [text]
	};
	const parsed = parseYaml(text);
	if (!parsed.ok) return {
		ok: false,
		problems: few(parsed.problems)
	};
	const { yaml } = parsed;
	const data = yaml.data ?? {};
	if (typeof data !== "object" || Array.isArray(data)) return {
		ok: false,
		problems: [{
			code: "config-not-mapping",
			args: {},
			line: 1,
			column: 1
		}]
	};
	if (!validate(data)) return {
		ok: false,
		problems: few(schemaProblems(validate.errors ?? [], yaml))
	};
	return new Reading(yaml, context).file(data);
}
function decode(bytes) {
	const top = {
		line: 1,
		column: 1
	};
	if (bytes.length > CONFIG_LIMIT) return {
		code: "config-too-large",
		args: { limit: CONFIG_LIMIT },
		...top
	};
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return {
			code: "config-not-text",
			args: {},
			...top
		};
	}
}
function few(problems) {
	const sorted = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
	const shown = sorted.slice(0, MAX_PROBLEMS);
	const last = shown.at(-1);
	if (last !== void 0 && sorted.length > MAX_PROBLEMS) shown.push({
		...last,
		code: "config-more",
		args: { count: sorted.length - MAX_PROBLEMS }
	});
	return shown;
}
var Reading = class {
	yaml;
	context;
	problems = [];
	hints = [];
	constructor(yaml, context) {
		this.yaml = yaml;
		this.context = context;
	}
	file(raw) {
		const base = this.root(raw, "", DEFAULT_CONFIG);
		const shared = {
			...base,
			hub: null,
			frameworks: {},
			otherFramework: null
		};
		const roots = /* @__PURE__ */ new Map();
		for (const [key, value] of Object.entries(raw.roots ?? {})) {
			const path = normalPath(key);
			if (path === null) this.report("config-path", {
				key: "roots",
				value: key
			}, "/roots", key);
			else if (roots.has(path)) this.report("config-root-twice", { path }, "/roots", key);
			else roots.set(path, this.root(value, `/roots/${escapePart(key)}`, shared));
		}
		if (this.problems.length > 0) return {
			ok: false,
			problems: few(this.problems)
		};
		return {
			ok: true,
			config: {
				base,
				failOn: raw["fail-on"] ?? null,
				roots,
				hints: few(this.hints)
			}
		};
	}
	root(raw, at, above) {
		const card = raw.card === void 0 ? above.card : normalPath(raw.card);
		if (card === null || card === ".") this.report("config-path", {
			key: "card",
			value: raw.card ?? ""
		}, `${at}/card`);
		for (const rule of Object.keys(raw.rules ?? {})) this.checkRule(rule, `${at}/rules`, rule);
		return {
			card: card ?? above.card,
			hub: raw.hub ?? above.hub,
			rules: {
				...above.rules,
				...raw.rules
			},
			frameworks: {
				...above.frameworks,
				...this.frameworks(raw.frameworks ?? {}, `${at}/frameworks`)
			},
			otherFramework: raw["other-framework"] === void 0 ? above.otherFramework : oneLine(raw["other-framework"]),
			ignore: [...above.ignore, ...this.ignores(raw.ignore ?? [], `${at}/ignore`)]
		};
	}
	frameworks(raw, at) {
		const found = {};
		for (const key of FRAMEWORK_KEYS) {
			const statement = raw[key];
			if (statement === void 0) continue;
			const reason = oneLine(statement.reason);
			if (statement.assume === void 0) {
				found[key] = { declareNever: { reason } };
				continue;
			}
			const until = statement.until ?? null;
			const place = `${at}/${key}/until`;
			if (until !== null && !isDate(until)) this.report("config-until", { value: until }, place);
			if (until !== null && until < this.context.today) {
				this.hints.push({
					code: "config-assume-over",
					args: {
						framework: key,
						until
					},
					...this.yaml.place(place)
				});
				continue;
			}
			found[key] = { assume: {
				reason,
				until
			} };
		}
		return found;
	}
	ignores(raw, at) {
		return raw.map((entry, i) => {
			if (entry.rule !== void 0) this.checkRule(entry.rule, `${at}/${i}/rule`);
			return {
				rule: entry.rule ?? null,
				path: entry.path ?? null,
				framework: entry.framework ?? null,
				reason: oneLine(entry.reason),
				line: this.yaml.place(`${at}/${i}`).line,
				matches: entry.path === void 0 ? () => true : compileGlob(entry.path)
			};
		});
	}
	checkRule(rule, pointer, key) {
		if (this.context.rules.includes(rule)) return;
		const { code, args } = unknownRule(rule, this.context.rules);
		this.report(code, args, pointer, key);
	}
	report(code, args, pointer, key) {
		this.problems.push({
			code,
			args,
			...this.yaml.place(pointer, key)
		});
	}
};
function oneLine(text) {
	return text.replaceAll(/\s+/g, " ").trim();
}
function isDate(text) {
	const date = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
function escapePart(part) {
	return part.replaceAll("~", "~0").replaceAll("/", "~1");
}

export { readConfig };
