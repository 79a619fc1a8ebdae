// schemas/nemo-gym-row.json
var $schema = "https://json-schema.org/draft/2020-12/schema";
var x_source = {
	"package": "nemo-gym",
	"version": "0.7.0"
};
var $defs = {
	"Action": {
		"additionalProperties": true,
		"properties": {
			"commands": {
				"items": { "type": "string" },
				"type": "array"
			},
			"max_output_length": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"timeout_ms": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }
		},
		"required": ["commands"],
		"type": "object"
	},
	"ActionClick": {
		"additionalProperties": true,
		"properties": {
			"button": {
				"enum": [
					"left",
					"right",
					"wheel",
					"back",
					"forward"
				],
				"type": "string"
			},
			"type": {
				"const": "click",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"button",
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"ActionDoubleClick": {
		"additionalProperties": true,
		"properties": {
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] },
			"type": {
				"const": "double_click",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" }
		},
		"required": [
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"ActionDrag": {
		"additionalProperties": true,
		"properties": {
			"path": {
				"items": { "$ref": "#/$defs/ActionDragPath" },
				"type": "array"
			},
			"type": {
				"const": "drag",
				"type": "string"
			},
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["path", "type"],
		"type": "object"
	},
	"ActionDragPath": {
		"additionalProperties": true,
		"properties": {
			"x": { "type": "integer" },
			"y": { "type": "integer" }
		},
		"required": ["x", "y"],
		"type": "object"
	},
	"ActionFind": {
		"additionalProperties": true,
		"properties": {
			"pattern": { "type": "string" },
			"type": {
				"const": "find_in_page",
				"type": "string"
			},
			"url": { "type": "string" }
		},
		"required": [
			"pattern",
			"type",
			"url"
		],
		"type": "object"
	},
	"ActionKeypress": {
		"additionalProperties": true,
		"properties": {
			"keys": {
				"items": { "type": "string" },
				"type": "array"
			},
			"type": {
				"const": "keypress",
				"type": "string"
			}
		},
		"required": ["keys", "type"],
		"type": "object"
	},
	"ActionMove": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "move",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"ActionOpenPage": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "open_page",
				"type": "string"
			},
			"url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ActionScreenshot": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "screenshot",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ActionScroll": {
		"additionalProperties": true,
		"properties": {
			"scroll_x": { "type": "integer" },
			"scroll_y": { "type": "integer" },
			"type": {
				"const": "scroll",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"scroll_x",
			"scroll_y",
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"ActionSearch": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "search",
				"type": "string"
			},
			"queries": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] },
			"query": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"sources": { "anyOf": [{
				"items": { "$ref": "#/$defs/ActionSearchSource" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ActionSearchSource": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "url",
				"type": "string"
			},
			"url": { "type": "string" }
		},
		"required": ["type", "url"],
		"type": "object"
	},
	"ActionType": {
		"additionalProperties": true,
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "type",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"ActionWait": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "wait",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"AnnotationContainerFileCitation": {
		"properties": {
			"container_id": { "type": "string" },
			"end_index": { "type": "integer" },
			"file_id": { "type": "string" },
			"filename": { "type": "string" },
			"start_index": { "type": "integer" },
			"type": {
				"const": "container_file_citation",
				"type": "string"
			}
		},
		"required": [
			"container_id",
			"end_index",
			"file_id",
			"filename",
			"start_index",
			"type"
		],
		"type": "object"
	},
	"AnnotationFileCitation": {
		"properties": {
			"file_id": { "type": "string" },
			"filename": { "type": "string" },
			"index": { "type": "integer" },
			"type": {
				"const": "file_citation",
				"type": "string"
			}
		},
		"required": [
			"file_id",
			"filename",
			"index",
			"type"
		],
		"type": "object"
	},
	"AnnotationFilePath": {
		"properties": {
			"file_id": { "type": "string" },
			"index": { "type": "integer" },
			"type": {
				"const": "file_path",
				"type": "string"
			}
		},
		"required": [
			"file_id",
			"index",
			"type"
		],
		"type": "object"
	},
	"AnnotationURLCitation": {
		"properties": {
			"end_index": { "type": "integer" },
			"start_index": { "type": "integer" },
			"title": { "type": "string" },
			"type": {
				"const": "url_citation",
				"type": "string"
			},
			"url": { "type": "string" }
		},
		"required": [
			"end_index",
			"start_index",
			"title",
			"type",
			"url"
		],
		"type": "object"
	},
	"ApplyPatchTool": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "apply_patch",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ApplyPatchToolParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "apply_patch",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"Click": {
		"additionalProperties": true,
		"properties": {
			"button": {
				"enum": [
					"left",
					"right",
					"wheel",
					"back",
					"forward"
				],
				"type": "string"
			},
			"type": {
				"const": "click",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"button",
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"ComputerCallOutputAcknowledgedSafetyCheck": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"code": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"message": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["id"],
		"type": "object"
	},
	"ComputerTool": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "computer",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ComputerToolParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "computer",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ComputerUsePreviewTool": {
		"additionalProperties": true,
		"properties": {
			"display_height": { "type": "integer" },
			"display_width": { "type": "integer" },
			"environment": {
				"enum": [
					"windows",
					"mac",
					"linux",
					"ubuntu",
					"browser"
				],
				"type": "string"
			},
			"type": {
				"const": "computer_use_preview",
				"type": "string"
			}
		},
		"required": [
			"display_height",
			"display_width",
			"environment",
			"type"
		],
		"type": "object"
	},
	"ComputerUsePreviewToolParam": {
		"additionalProperties": false,
		"properties": {
			"display_height": { "type": "integer" },
			"display_width": { "type": "integer" },
			"environment": {
				"enum": [
					"windows",
					"mac",
					"linux",
					"ubuntu",
					"browser"
				],
				"type": "string"
			},
			"type": {
				"const": "computer_use_preview",
				"type": "string"
			}
		},
		"required": [
			"display_height",
			"display_width",
			"environment",
			"type"
		],
		"type": "object"
	},
	"ContainerAuto": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "container_auto",
				"type": "string"
			},
			"file_ids": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] },
			"memory_limit": { "anyOf": [{
				"enum": [
					"1g",
					"4g",
					"16g",
					"64g"
				],
				"type": "string"
			}, { "type": "null" }] },
			"network_policy": { "anyOf": [
				{ "$ref": "#/$defs/ContainerNetworkPolicyDisabled" },
				{ "$ref": "#/$defs/ContainerNetworkPolicyAllowlist" },
				{ "type": "null" }
			] },
			"skills": { "anyOf": [{
				"items": { "anyOf": [{ "$ref": "#/$defs/SkillReference" }, { "$ref": "#/$defs/InlineSkill" }] },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ContainerAutoParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "container_auto",
				"type": "string"
			},
			"file_ids": {
				"items": { "type": "string" },
				"type": "array"
			},
			"memory_limit": { "anyOf": [{
				"enum": [
					"1g",
					"4g",
					"16g",
					"64g"
				],
				"type": "string"
			}, { "type": "null" }] },
			"network_policy": { "anyOf": [{ "$ref": "#/$defs/ContainerNetworkPolicyDisabledParam" }, { "$ref": "#/$defs/ContainerNetworkPolicyAllowlistParam" }] },
			"skills": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ContainerNetworkPolicyAllowlist": {
		"additionalProperties": true,
		"properties": {
			"allowed_domains": {
				"items": { "type": "string" },
				"type": "array"
			},
			"type": {
				"const": "allowlist",
				"type": "string"
			},
			"domain_secrets": { "anyOf": [{
				"items": { "$ref": "#/$defs/ContainerNetworkPolicyDomainSecret" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["allowed_domains", "type"],
		"type": "object"
	},
	"ContainerNetworkPolicyAllowlistParam": {
		"additionalProperties": false,
		"properties": {
			"allowed_domains": {
				"items": { "type": "string" },
				"type": "array"
			},
			"type": {
				"const": "allowlist",
				"type": "string"
			},
			"domain_secrets": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] }
		},
		"required": ["allowed_domains", "type"],
		"type": "object"
	},
	"ContainerNetworkPolicyDisabled": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "disabled",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ContainerNetworkPolicyDisabledParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "disabled",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ContainerNetworkPolicyDomainSecret": {
		"additionalProperties": true,
		"properties": {
			"domain": { "type": "string" },
			"name": { "type": "string" },
			"value": { "type": "string" }
		},
		"required": [
			"domain",
			"name",
			"value"
		],
		"type": "object"
	},
	"ContainerReference": {
		"additionalProperties": true,
		"properties": {
			"container_id": { "type": "string" },
			"type": {
				"const": "container_reference",
				"type": "string"
			}
		},
		"required": ["container_id", "type"],
		"type": "object"
	},
	"ContainerReferenceParam": {
		"additionalProperties": false,
		"properties": {
			"container_id": { "type": "string" },
			"type": {
				"const": "container_reference",
				"type": "string"
			}
		},
		"required": ["container_id", "type"],
		"type": "object"
	},
	"Content": {
		"additionalProperties": true,
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "reasoning_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"ContextManagement": {
		"additionalProperties": false,
		"properties": {
			"type": { "type": "string" },
			"compact_threshold": { "anyOf": [{ "type": "integer" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"CustomTool": {
		"additionalProperties": true,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "custom",
				"type": "string"
			},
			"defer_loading": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"format": { "anyOf": [
				{ "$ref": "#/$defs/openai__types__shared__custom_tool_input_format__Text" },
				{ "$ref": "#/$defs/openai__types__shared__custom_tool_input_format__Grammar" },
				{ "type": "null" }
			] }
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"CustomToolParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "custom",
				"type": "string"
			},
			"defer_loading": { "type": "boolean" },
			"description": { "type": "string" },
			"format": { "anyOf": [{ "$ref": "#/$defs/openai__types__shared_params__custom_tool_input_format__Text" }, { "$ref": "#/$defs/openai__types__shared_params__custom_tool_input_format__Grammar" }] }
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"DoubleClick": {
		"additionalProperties": true,
		"properties": {
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] },
			"type": {
				"const": "double_click",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" }
		},
		"required": [
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"Drag": {
		"additionalProperties": true,
		"properties": {
			"path": {
				"items": { "$ref": "#/$defs/DragPath" },
				"type": "array"
			},
			"type": {
				"const": "drag",
				"type": "string"
			},
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["path", "type"],
		"type": "object"
	},
	"DragPath": {
		"additionalProperties": true,
		"properties": {
			"x": { "type": "integer" },
			"y": { "type": "integer" }
		},
		"required": ["x", "y"],
		"type": "object"
	},
	"FileSearchTool": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "file_search",
				"type": "string"
			},
			"vector_store_ids": {
				"items": { "type": "string" },
				"type": "array"
			},
			"filters": { "anyOf": [
				{ "$ref": "#/$defs/openai__types__shared__comparison_filter__ComparisonFilter" },
				{ "$ref": "#/$defs/openai__types__shared__compound_filter__CompoundFilter" },
				{ "type": "null" }
			] },
			"max_num_results": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"ranking_options": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__file_search_tool__RankingOptions" }, { "type": "null" }] }
		},
		"required": ["type", "vector_store_ids"],
		"type": "object"
	},
	"FileSearchToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "file_search",
				"type": "string"
			},
			"vector_store_ids": {
				"items": { "type": "string" },
				"type": "array"
			},
			"filters": { "anyOf": [
				{ "$ref": "#/$defs/openai__types__shared_params__comparison_filter__ComparisonFilter" },
				{ "$ref": "#/$defs/openai__types__shared_params__compound_filter__CompoundFilter" },
				{ "type": "null" }
			] },
			"max_num_results": { "type": "integer" },
			"ranking_options": { "$ref": "#/$defs/openai__types__responses__file_search_tool_param__RankingOptions" }
		},
		"required": ["type", "vector_store_ids"],
		"type": "object"
	},
	"FunctionShellTool": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "shell",
				"type": "string"
			},
			"environment": { "anyOf": [
				{ "$ref": "#/$defs/ContainerAuto" },
				{ "$ref": "#/$defs/LocalEnvironment" },
				{ "$ref": "#/$defs/ContainerReference" },
				{ "type": "null" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"FunctionShellToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "shell",
				"type": "string"
			},
			"environment": { "anyOf": [
				{ "$ref": "#/$defs/ContainerAutoParam" },
				{ "$ref": "#/$defs/LocalEnvironmentParam" },
				{ "$ref": "#/$defs/ContainerReferenceParam" },
				{ "type": "null" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"FunctionTool": {
		"additionalProperties": true,
		"properties": {
			"name": { "type": "string" },
			"parameters": { "anyOf": [{
				"additionalProperties": true,
				"type": "object"
			}, { "type": "null" }] },
			"strict": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"type": {
				"const": "function",
				"type": "string"
			},
			"defer_loading": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"FunctionToolParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"parameters": { "anyOf": [{
				"additionalProperties": true,
				"type": "object"
			}, { "type": "null" }] },
			"strict": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"type": {
				"const": "function",
				"type": "string"
			},
			"defer_loading": { "type": "boolean" },
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"name",
			"parameters",
			"strict",
			"type"
		],
		"type": "object"
	},
	"InlineSkill": {
		"additionalProperties": true,
		"properties": {
			"description": { "type": "string" },
			"name": { "type": "string" },
			"source": { "$ref": "#/$defs/InlineSkillSource" },
			"type": {
				"const": "inline",
				"type": "string"
			}
		},
		"required": [
			"description",
			"name",
			"source",
			"type"
		],
		"type": "object"
	},
	"InlineSkillSource": {
		"additionalProperties": true,
		"properties": {
			"data": { "type": "string" },
			"media_type": {
				"const": "application/zip",
				"type": "string"
			},
			"type": {
				"const": "base64",
				"type": "string"
			}
		},
		"required": [
			"data",
			"media_type",
			"type"
		],
		"type": "object"
	},
	"Keypress": {
		"additionalProperties": true,
		"properties": {
			"keys": {
				"items": { "type": "string" },
				"type": "array"
			},
			"type": {
				"const": "keypress",
				"type": "string"
			}
		},
		"required": ["keys", "type"],
		"type": "object"
	},
	"LocalEnvironment": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "local",
				"type": "string"
			},
			"skills": { "anyOf": [{
				"items": { "$ref": "#/$defs/LocalSkill" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"LocalEnvironmentParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "local",
				"type": "string"
			},
			"skills": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"LocalShellCallAction": {
		"additionalProperties": true,
		"properties": {
			"command": {
				"items": { "type": "string" },
				"type": "array"
			},
			"env": {
				"additionalProperties": { "type": "string" },
				"type": "object"
			},
			"type": {
				"const": "exec",
				"type": "string"
			},
			"timeout_ms": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"user": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"working_directory": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"command",
			"env",
			"type"
		],
		"type": "object"
	},
	"LocalSkill": {
		"additionalProperties": true,
		"properties": {
			"description": { "type": "string" },
			"name": { "type": "string" },
			"path": { "type": "string" }
		},
		"required": [
			"description",
			"name",
			"path"
		],
		"type": "object"
	},
	"Logprob": {
		"properties": {
			"token": { "type": "string" },
			"bytes": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] },
			"logprob": { "type": "number" },
			"top_logprobs": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] }
		},
		"required": [
			"token",
			"bytes",
			"logprob",
			"top_logprobs"
		],
		"type": "object"
	},
	"Moderation": {
		"additionalProperties": false,
		"properties": { "model": { "type": "string" } },
		"required": ["model"],
		"type": "object"
	},
	"Move": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "move",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"NamespaceTool": {
		"additionalProperties": true,
		"properties": {
			"description": { "type": "string" },
			"name": { "type": "string" },
			"tools": {
				"items": { "anyOf": [{ "$ref": "#/$defs/ToolFunction" }, { "$ref": "#/$defs/CustomTool" }] },
				"type": "array"
			},
			"type": {
				"const": "namespace",
				"type": "string"
			}
		},
		"required": [
			"description",
			"name",
			"tools",
			"type"
		],
		"type": "object"
	},
	"NamespaceToolParam": {
		"additionalProperties": false,
		"properties": {
			"description": { "type": "string" },
			"name": { "type": "string" },
			"tools": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] },
			"type": {
				"const": "namespace",
				"type": "string"
			}
		},
		"required": [
			"description",
			"name",
			"tools",
			"type"
		],
		"type": "object"
	},
	"NeMoGymAdditionalTools": {
		"additionalProperties": true,
		"properties": {
			"role": {
				"const": "developer",
				"type": "string"
			},
			"tools": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/FunctionTool" },
					{ "$ref": "#/$defs/FileSearchTool" },
					{ "$ref": "#/$defs/ComputerTool" },
					{ "$ref": "#/$defs/ComputerUsePreviewTool" },
					{ "$ref": "#/$defs/WebSearchTool" },
					{ "$ref": "#/$defs/openai__types__responses__tool__Mcp" },
					{ "$ref": "#/$defs/openai__types__responses__tool__CodeInterpreter" },
					{ "$ref": "#/$defs/openai__types__responses__tool__ImageGeneration" },
					{ "$ref": "#/$defs/openai__types__responses__tool__LocalShell" },
					{ "$ref": "#/$defs/FunctionShellTool" },
					{ "$ref": "#/$defs/CustomTool" },
					{ "$ref": "#/$defs/NamespaceTool" },
					{ "$ref": "#/$defs/ToolSearchTool" },
					{ "$ref": "#/$defs/WebSearchPreviewTool" },
					{ "$ref": "#/$defs/ApplyPatchTool" }
				] },
				"type": "array"
			},
			"type": {
				"const": "additional_tools",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"role",
			"tools",
			"type"
		],
		"type": "object"
	},
	"NeMoGymCompactionTrigger": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "compaction_trigger",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"NeMoGymComputerCallOutput": {
		"additionalProperties": true,
		"properties": {
			"call_id": { "type": "string" },
			"output": { "$ref": "#/$defs/ResponseComputerToolCallOutputScreenshot" },
			"type": {
				"const": "computer_call_output",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"acknowledged_safety_checks": { "anyOf": [{
				"items": { "$ref": "#/$defs/ComputerCallOutputAcknowledgedSafetyCheck" },
				"type": "array"
			}, { "type": "null" }] },
			"status": { "anyOf": [{
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": [
			"call_id",
			"output",
			"type"
		],
		"type": "object"
	},
	"NeMoGymEasyInputMessage": {
		"properties": {
			"content": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" },
					{ "$ref": "#/$defs/NeMoGymInputVideoPart" }
				] },
				"type": "array"
			}] },
			"role": {
				"enum": [
					"user",
					"assistant",
					"system",
					"developer"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			},
			"phase": { "anyOf": [{
				"enum": ["commentary", "final_answer"],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": ["content", "role"],
		"type": "object"
	},
	"NeMoGymEasyInputMessageForTraining": {
		"properties": {
			"prompt_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_log_probs": {
				"items": { "type": "number" },
				"type": "array"
			},
			"routed_experts": { "anyOf": [
				{ "type": "string" },
				{
					"items": {
						"items": {
							"items": { "type": "integer" },
							"type": "array"
						},
						"type": "array"
					},
					"type": "array"
				},
				{ "type": "null" }
			] },
			"content": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" },
					{ "$ref": "#/$defs/NeMoGymInputVideoPart" }
				] },
				"type": "array"
			}] },
			"role": {
				"enum": [
					"user",
					"assistant",
					"system",
					"developer"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			},
			"phase": { "anyOf": [{
				"enum": ["commentary", "final_answer"],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": [
			"prompt_token_ids",
			"generation_token_ids",
			"generation_log_probs",
			"content",
			"role"
		],
		"type": "object"
	},
	"NeMoGymFunctionCallOutput": {
		"properties": {
			"call_id": { "type": "string" },
			"output": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextContentParam" },
					{ "$ref": "#/$defs/ResponseInputImageContentParam" },
					{ "$ref": "#/$defs/ResponseInputFileContentParam" }
				] },
				"type": "array"
			}] },
			"type": {
				"const": "function_call_output",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"status": { "anyOf": [{
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": ["call_id", "output"],
		"type": "object"
	},
	"NeMoGymImageGenerationCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"result": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"generating",
					"failed"
				],
				"type": "string"
			},
			"type": {
				"const": "image_generation_call",
				"type": "string"
			}
		},
		"required": [
			"id",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymInputVideoPart": {
		"properties": {
			"type": {
				"const": "input_video",
				"type": "string"
			},
			"video_url": { "anyOf": [{ "type": "string" }, {
				"additionalProperties": true,
				"type": "object"
			}] },
			"video": { "anyOf": [{ "type": "string" }, {
				"additionalProperties": true,
				"type": "object"
			}] }
		},
		"required": ["type"],
		"type": "object"
	},
	"NeMoGymLocalShellCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"action": { "$ref": "#/$defs/LocalShellCallAction" },
			"call_id": { "type": "string" },
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "local_shell_call",
				"type": "string"
			}
		},
		"required": [
			"id",
			"action",
			"call_id",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymLocalShellCallOutput": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"output": { "type": "string" },
			"type": {
				"const": "local_shell_call_output",
				"type": "string"
			},
			"status": { "anyOf": [{
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": [
			"id",
			"output",
			"type"
		],
		"type": "object"
	},
	"NeMoGymMcpApprovalResponse": {
		"additionalProperties": true,
		"properties": {
			"approval_request_id": { "type": "string" },
			"approve": { "type": "boolean" },
			"type": {
				"const": "mcp_approval_response",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"reason": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"approval_request_id",
			"approve",
			"type"
		],
		"type": "object"
	},
	"NeMoGymMessage": {
		"properties": {
			"content": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" },
					{ "$ref": "#/$defs/NeMoGymInputVideoPart" }
				] },
				"type": "array"
			},
			"role": {
				"enum": [
					"user",
					"system",
					"developer"
				],
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			}
		},
		"required": ["content", "role"],
		"type": "object"
	},
	"NeMoGymMessageForTraining": {
		"properties": {
			"prompt_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_log_probs": {
				"items": { "type": "number" },
				"type": "array"
			},
			"routed_experts": { "anyOf": [
				{ "type": "string" },
				{
					"items": {
						"items": {
							"items": { "type": "integer" },
							"type": "array"
						},
						"type": "array"
					},
					"type": "array"
				},
				{ "type": "null" }
			] },
			"content": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" },
					{ "$ref": "#/$defs/NeMoGymInputVideoPart" }
				] },
				"type": "array"
			},
			"role": {
				"enum": [
					"user",
					"system",
					"developer"
				],
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			}
		},
		"required": [
			"prompt_token_ids",
			"generation_token_ids",
			"generation_log_probs",
			"content",
			"role"
		],
		"type": "object"
	},
	"NeMoGymResponseApplyPatchToolCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"call_id": { "type": "string" },
			"operation": { "anyOf": [
				{ "$ref": "#/$defs/OperationCreateFile" },
				{ "$ref": "#/$defs/OperationDeleteFile" },
				{ "$ref": "#/$defs/OperationUpdateFile" }
			] },
			"status": {
				"enum": ["in_progress", "completed"],
				"type": "string"
			},
			"type": {
				"const": "apply_patch_call",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"call_id",
			"operation",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseApplyPatchToolCallOutput": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"call_id": { "type": "string" },
			"status": {
				"enum": ["completed", "failed"],
				"type": "string"
			},
			"type": {
				"const": "apply_patch_call_output",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"output": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"call_id",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseCodeInterpreterToolCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"code": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"container_id": { "type": "string" },
			"outputs": { "anyOf": [{
				"items": { "anyOf": [{ "$ref": "#/$defs/OutputLogs" }, { "$ref": "#/$defs/OutputImage" }] },
				"type": "array"
			}, { "type": "null" }] },
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete",
					"interpreting",
					"failed"
				],
				"type": "string"
			},
			"type": {
				"const": "code_interpreter_call",
				"type": "string"
			}
		},
		"required": [
			"id",
			"container_id",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseCompactionItem": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"encrypted_content": { "type": "string" },
			"type": {
				"const": "compaction",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"encrypted_content",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseComputerToolCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"call_id": { "type": "string" },
			"pending_safety_checks": {
				"items": { "$ref": "#/$defs/PendingSafetyCheck" },
				"type": "array"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "computer_call",
				"type": "string"
			},
			"action": { "anyOf": [
				{ "$ref": "#/$defs/ActionClick" },
				{ "$ref": "#/$defs/ActionDoubleClick" },
				{ "$ref": "#/$defs/ActionDrag" },
				{ "$ref": "#/$defs/ActionKeypress" },
				{ "$ref": "#/$defs/ActionMove" },
				{ "$ref": "#/$defs/ActionScreenshot" },
				{ "$ref": "#/$defs/ActionScroll" },
				{ "$ref": "#/$defs/ActionType" },
				{ "$ref": "#/$defs/ActionWait" },
				{ "type": "null" }
			] },
			"actions": { "anyOf": [{
				"items": { "anyOf": [
					{ "$ref": "#/$defs/Click" },
					{ "$ref": "#/$defs/DoubleClick" },
					{ "$ref": "#/$defs/Drag" },
					{ "$ref": "#/$defs/Keypress" },
					{ "$ref": "#/$defs/Move" },
					{ "$ref": "#/$defs/Screenshot" },
					{ "$ref": "#/$defs/Scroll" },
					{ "$ref": "#/$defs/Type" },
					{ "$ref": "#/$defs/Wait" }
				] },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"id",
			"call_id",
			"pending_safety_checks",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseCreateParamsNonStreaming": {
		"additionalProperties": false,
		"properties": {
			"background": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"include": { "anyOf": [{
				"items": {
					"enum": [
						"file_search_call.results",
						"web_search_call.results",
						"web_search_call.action.sources",
						"message.input_image.image_url",
						"computer_call_output.output.image_url",
						"code_interpreter_call.outputs",
						"reasoning.encrypted_content",
						"message.output_text.logprobs"
					],
					"type": "string"
				},
				"type": "array"
			}, { "type": "null" }] },
			"input": { "anyOf": [{ "type": "string" }, {
				"items": {
					"anyOf": [
						{ "$ref": "#/$defs/NeMoGymEasyInputMessage" },
						{ "$ref": "#/$defs/NeMoGymMessage" },
						{ "$ref": "#/$defs/NeMoGymResponseOutputMessage" },
						{ "$ref": "#/$defs/NeMoGymResponseFunctionToolCall" },
						{ "$ref": "#/$defs/NeMoGymFunctionCallOutput" },
						{ "$ref": "#/$defs/NeMoGymResponseReasoningItem" },
						{ "$ref": "#/$defs/NeMoGymResponseMcpCall" },
						{ "$ref": "#/$defs/NeMoGymResponseMcpListTools" },
						{ "$ref": "#/$defs/NeMoGymResponseMcpApprovalRequest" },
						{ "$ref": "#/$defs/NeMoGymResponseFileSearchToolCall" },
						{ "$ref": "#/$defs/NeMoGymResponseFunctionWebSearch" },
						{ "$ref": "#/$defs/NeMoGymResponseComputerToolCall" },
						{ "$ref": "#/$defs/NeMoGymImageGenerationCall" },
						{ "$ref": "#/$defs/NeMoGymResponseCodeInterpreterToolCall" },
						{ "$ref": "#/$defs/NeMoGymLocalShellCall" },
						{ "$ref": "#/$defs/NeMoGymResponseCustomToolCall" },
						{ "$ref": "#/$defs/NeMoGymComputerCallOutput" },
						{ "$ref": "#/$defs/NeMoGymResponseCustomToolCallOutput" },
						{ "$ref": "#/$defs/NeMoGymLocalShellCallOutput" },
						{ "$ref": "#/$defs/NeMoGymMcpApprovalResponse" },
						{ "$ref": "#/$defs/NeMoGymResponseApplyPatchToolCall" },
						{ "$ref": "#/$defs/NeMoGymResponseApplyPatchToolCallOutput" },
						{ "$ref": "#/$defs/NeMoGymResponseCompactionItem" },
						{ "$ref": "#/$defs/NeMoGymResponseFunctionShellToolCall" },
						{ "$ref": "#/$defs/NeMoGymResponseFunctionShellToolCallOutput" },
						{ "$ref": "#/$defs/NeMoGymResponseToolSearchCall" },
						{ "$ref": "#/$defs/NeMoGymResponseToolSearchOutputItem" },
						{ "$ref": "#/$defs/NeMoGymCompactionTrigger" },
						{ "$ref": "#/$defs/NeMoGymAdditionalTools" },
						{ "$ref": "#/$defs/NeMoGymEasyInputMessageForTraining" },
						{ "$ref": "#/$defs/NeMoGymMessageForTraining" },
						{ "$ref": "#/$defs/NeMoGymResponseOutputMessageForTraining" },
						{ "$ref": "#/$defs/NeMoGymResponseFunctionToolCallForTraining" },
						{ "$ref": "#/$defs/NeMoGymResponseReasoningItemForTraining" }
					],
					"x-tags": {
						"additional_tools": "#/$defs/NeMoGymAdditionalTools",
						"apply_patch_call": "#/$defs/NeMoGymResponseApplyPatchToolCall",
						"apply_patch_call_output": "#/$defs/NeMoGymResponseApplyPatchToolCallOutput",
						"code_interpreter_call": "#/$defs/NeMoGymResponseCodeInterpreterToolCall",
						"compaction": "#/$defs/NeMoGymResponseCompactionItem",
						"compaction_trigger": "#/$defs/NeMoGymCompactionTrigger",
						"computer_call": "#/$defs/NeMoGymResponseComputerToolCall",
						"computer_call_output": "#/$defs/NeMoGymComputerCallOutput",
						"custom_tool_call": "#/$defs/NeMoGymResponseCustomToolCall",
						"custom_tool_call_output": "#/$defs/NeMoGymResponseCustomToolCallOutput",
						"easy_message": "#/$defs/NeMoGymEasyInputMessage",
						"easy_message__training": "#/$defs/NeMoGymEasyInputMessageForTraining",
						"file_search_call": "#/$defs/NeMoGymResponseFileSearchToolCall",
						"function_call": "#/$defs/NeMoGymResponseFunctionToolCall",
						"function_call__training": "#/$defs/NeMoGymResponseFunctionToolCallForTraining",
						"function_call_output": "#/$defs/NeMoGymFunctionCallOutput",
						"image_generation_call": "#/$defs/NeMoGymImageGenerationCall",
						"input_message": "#/$defs/NeMoGymMessage",
						"input_message__training": "#/$defs/NeMoGymMessageForTraining",
						"local_shell_call": "#/$defs/NeMoGymLocalShellCall",
						"local_shell_call_output": "#/$defs/NeMoGymLocalShellCallOutput",
						"mcp_approval_request": "#/$defs/NeMoGymResponseMcpApprovalRequest",
						"mcp_approval_response": "#/$defs/NeMoGymMcpApprovalResponse",
						"mcp_call": "#/$defs/NeMoGymResponseMcpCall",
						"mcp_list_tools": "#/$defs/NeMoGymResponseMcpListTools",
						"output_message": "#/$defs/NeMoGymResponseOutputMessage",
						"output_message__training": "#/$defs/NeMoGymResponseOutputMessageForTraining",
						"reasoning": "#/$defs/NeMoGymResponseReasoningItem",
						"reasoning__training": "#/$defs/NeMoGymResponseReasoningItemForTraining",
						"shell_call": "#/$defs/NeMoGymResponseFunctionShellToolCall",
						"shell_call_output": "#/$defs/NeMoGymResponseFunctionShellToolCallOutput",
						"tool_search_call": "#/$defs/NeMoGymResponseToolSearchCall",
						"tool_search_output": "#/$defs/NeMoGymResponseToolSearchOutputItem",
						"web_search_call": "#/$defs/NeMoGymResponseFunctionWebSearch"
					}
				},
				"type": "array"
			}] },
			"instructions": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"max_output_tokens": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"max_tool_calls": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"metadata": { "anyOf": [{
				"additionalProperties": { "type": "string" },
				"type": "object"
			}, { "type": "null" }] },
			"model": { "anyOf": [
				{ "type": "string" },
				{
					"enum": [
						"gpt-5.4",
						"gpt-5.4-mini",
						"gpt-5.4-nano",
						"gpt-5.4-mini-2026-03-17",
						"gpt-5.4-nano-2026-03-17",
						"gpt-5.3-chat-latest",
						"gpt-5.2",
						"gpt-5.2-2025-12-11",
						"gpt-5.2-chat-latest",
						"gpt-5.2-pro",
						"gpt-5.2-pro-2025-12-11",
						"gpt-5.1",
						"gpt-5.1-2025-11-13",
						"gpt-5.1-codex",
						"gpt-5.1-mini",
						"gpt-5.1-chat-latest",
						"gpt-5",
						"gpt-5-mini",
						"gpt-5-nano",
						"gpt-5-2025-08-07",
						"gpt-5-mini-2025-08-07",
						"gpt-5-nano-2025-08-07",
						"gpt-5-chat-latest",
						"gpt-4.1",
						"gpt-4.1-mini",
						"gpt-4.1-nano",
						"gpt-4.1-2025-04-14",
						"gpt-4.1-mini-2025-04-14",
						"gpt-4.1-nano-2025-04-14",
						"o4-mini",
						"o4-mini-2025-04-16",
						"o3",
						"o3-2025-04-16",
						"o3-mini",
						"o3-mini-2025-01-31",
						"o1",
						"o1-2024-12-17",
						"o1-preview",
						"o1-preview-2024-09-12",
						"o1-mini",
						"o1-mini-2024-09-12",
						"gpt-4o",
						"gpt-4o-2024-11-20",
						"gpt-4o-2024-08-06",
						"gpt-4o-2024-05-13",
						"gpt-4o-audio-preview",
						"gpt-4o-audio-preview-2024-10-01",
						"gpt-4o-audio-preview-2024-12-17",
						"gpt-4o-audio-preview-2025-06-03",
						"gpt-4o-mini-audio-preview",
						"gpt-4o-mini-audio-preview-2024-12-17",
						"gpt-4o-search-preview",
						"gpt-4o-mini-search-preview",
						"gpt-4o-search-preview-2025-03-11",
						"gpt-4o-mini-search-preview-2025-03-11",
						"chatgpt-4o-latest",
						"codex-mini-latest",
						"gpt-4o-mini",
						"gpt-4o-mini-2024-07-18",
						"gpt-4-turbo",
						"gpt-4-turbo-2024-04-09",
						"gpt-4-0125-preview",
						"gpt-4-turbo-preview",
						"gpt-4-1106-preview",
						"gpt-4-vision-preview",
						"gpt-4",
						"gpt-4-0314",
						"gpt-4-0613",
						"gpt-4-32k",
						"gpt-4-32k-0314",
						"gpt-4-32k-0613",
						"gpt-3.5-turbo",
						"gpt-3.5-turbo-16k",
						"gpt-3.5-turbo-0301",
						"gpt-3.5-turbo-0613",
						"gpt-3.5-turbo-1106",
						"gpt-3.5-turbo-0125",
						"gpt-3.5-turbo-16k-0613"
					],
					"type": "string"
				},
				{
					"enum": [
						"o1-pro",
						"o1-pro-2025-03-19",
						"o3-pro",
						"o3-pro-2025-06-10",
						"o3-deep-research",
						"o3-deep-research-2025-06-26",
						"o4-mini-deep-research",
						"o4-mini-deep-research-2025-06-26",
						"computer-use-preview",
						"computer-use-preview-2025-03-11",
						"gpt-5-codex",
						"gpt-5-pro",
						"gpt-5-pro-2025-10-06",
						"gpt-5.1-codex-max"
					],
					"type": "string"
				},
				{ "type": "null" }
			] },
			"parallel_tool_calls": { "type": "boolean" },
			"previous_response_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"prompt": { "anyOf": [{ "$ref": "#/$defs/ResponsePromptParam" }, { "type": "null" }] },
			"reasoning": { "anyOf": [{ "$ref": "#/$defs/Reasoning" }, { "type": "null" }] },
			"service_tier": { "anyOf": [{
				"enum": [
					"auto",
					"default",
					"flex",
					"scale",
					"priority"
				],
				"type": "string"
			}, { "type": "null" }] },
			"store": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"context_management": { "anyOf": [{
				"items": { "$ref": "#/$defs/ContextManagement" },
				"type": "array"
			}, { "type": "null" }] },
			"conversation": { "anyOf": [
				{ "type": "string" },
				{ "$ref": "#/$defs/ResponseConversationParamParam" },
				{ "type": "null" }
			] },
			"moderation": { "anyOf": [{ "$ref": "#/$defs/Moderation" }, { "type": "null" }] },
			"prompt_cache_key": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"prompt_cache_retention": { "anyOf": [{
				"enum": ["in_memory", "24h"],
				"type": "string"
			}, { "type": "null" }] },
			"safety_identifier": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"stream_options": { "anyOf": [{ "$ref": "#/$defs/StreamOptions" }, { "type": "null" }] },
			"temperature": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
			"text": { "anyOf": [{ "$ref": "#/$defs/ResponseTextConfigParam" }, { "type": "null" }] },
			"tool_choice": { "anyOf": [
				{
					"enum": [
						"none",
						"auto",
						"required"
					],
					"type": "string"
				},
				{ "$ref": "#/$defs/ToolChoiceAllowedParam" },
				{ "$ref": "#/$defs/ToolChoiceTypesParam" },
				{ "$ref": "#/$defs/ToolChoiceFunctionParam" },
				{ "$ref": "#/$defs/ToolChoiceMcpParam" },
				{ "$ref": "#/$defs/ToolChoiceCustomParam" },
				{ "$ref": "#/$defs/ToolChoiceApplyPatchParam" },
				{ "$ref": "#/$defs/ToolChoiceShellParam" }
			] },
			"tools": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/FunctionToolParam" },
					{ "$ref": "#/$defs/FileSearchToolParam" },
					{ "$ref": "#/$defs/ComputerToolParam" },
					{ "$ref": "#/$defs/ComputerUsePreviewToolParam" },
					{ "$ref": "#/$defs/WebSearchToolParam" },
					{ "$ref": "#/$defs/openai__types__responses__tool_param__Mcp" },
					{ "$ref": "#/$defs/openai__types__responses__tool_param__CodeInterpreter" },
					{ "$ref": "#/$defs/openai__types__responses__tool_param__ImageGeneration" },
					{ "$ref": "#/$defs/openai__types__responses__tool_param__LocalShell" },
					{ "$ref": "#/$defs/FunctionShellToolParam" },
					{ "$ref": "#/$defs/CustomToolParam" },
					{ "$ref": "#/$defs/NamespaceToolParam" },
					{ "$ref": "#/$defs/ToolSearchToolParam" },
					{ "$ref": "#/$defs/WebSearchPreviewToolParam" },
					{ "$ref": "#/$defs/ApplyPatchToolParam" }
				] },
				"type": "array"
			},
			"top_logprobs": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"top_p": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
			"truncation": { "anyOf": [{
				"enum": ["auto", "disabled"],
				"type": "string"
			}, { "type": "null" }] },
			"user": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"stream": { "anyOf": [{
				"const": false,
				"type": "boolean"
			}, { "type": "null" }] }
		},
		"required": ["input"],
		"type": "object"
	},
	"NeMoGymResponseCustomToolCall": {
		"additionalProperties": true,
		"properties": {
			"call_id": { "type": "string" },
			"input": { "type": "string" },
			"name": { "type": "string" },
			"type": {
				"const": "custom_tool_call",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"namespace": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"call_id",
			"input",
			"name",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseCustomToolCallOutput": {
		"additionalProperties": true,
		"properties": {
			"call_id": { "type": "string" },
			"output": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputText" },
					{ "$ref": "#/$defs/ResponseInputImage" },
					{ "$ref": "#/$defs/ResponseInputFile" }
				] },
				"type": "array"
			}] },
			"type": {
				"const": "custom_tool_call_output",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"call_id",
			"output",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseFileSearchToolCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"queries": {
				"items": { "type": "string" },
				"type": "array"
			},
			"status": {
				"enum": [
					"in_progress",
					"searching",
					"completed",
					"incomplete",
					"failed"
				],
				"type": "string"
			},
			"type": {
				"const": "file_search_call",
				"type": "string"
			},
			"results": { "anyOf": [{
				"items": { "$ref": "#/$defs/Result" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"id",
			"queries",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseFunctionShellToolCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"action": { "$ref": "#/$defs/Action" },
			"call_id": { "type": "string" },
			"environment": { "anyOf": [
				{ "$ref": "#/$defs/ResponseLocalEnvironment" },
				{ "$ref": "#/$defs/ResponseContainerReference" },
				{ "type": "null" }
			] },
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "shell_call",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"action",
			"call_id",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseFunctionShellToolCallOutput": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"call_id": { "type": "string" },
			"max_output_length": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"output": {
				"items": { "$ref": "#/$defs/Output" },
				"type": "array"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "shell_call_output",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"call_id",
			"output",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseFunctionToolCall": {
		"properties": {
			"arguments": { "type": "string" },
			"call_id": { "type": "string" },
			"name": { "type": "string" },
			"type": {
				"const": "function_call",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"status": { "anyOf": [{
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			}, { "type": "null" }] },
			"namespace": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"arguments",
			"call_id",
			"name"
		],
		"type": "object"
	},
	"NeMoGymResponseFunctionToolCallForTraining": {
		"properties": {
			"prompt_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_log_probs": {
				"items": { "type": "number" },
				"type": "array"
			},
			"routed_experts": { "anyOf": [
				{ "type": "string" },
				{
					"items": {
						"items": {
							"items": { "type": "integer" },
							"type": "array"
						},
						"type": "array"
					},
					"type": "array"
				},
				{ "type": "null" }
			] },
			"arguments": { "type": "string" },
			"call_id": { "type": "string" },
			"name": { "type": "string" },
			"type": {
				"const": "function_call",
				"type": "string"
			},
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"status": { "anyOf": [{
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			}, { "type": "null" }] },
			"namespace": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"prompt_token_ids",
			"generation_token_ids",
			"generation_log_probs",
			"arguments",
			"call_id",
			"name"
		],
		"type": "object"
	},
	"NeMoGymResponseFunctionWebSearch": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"action": { "anyOf": [
				{ "$ref": "#/$defs/ActionSearch" },
				{ "$ref": "#/$defs/ActionOpenPage" },
				{ "$ref": "#/$defs/ActionFind" }
			] },
			"status": {
				"enum": [
					"in_progress",
					"searching",
					"completed",
					"failed"
				],
				"type": "string"
			},
			"type": {
				"const": "web_search_call",
				"type": "string"
			}
		},
		"required": [
			"id",
			"action",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseMcpApprovalRequest": {
		"additionalProperties": true,
		"properties": {
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"arguments": { "type": "string" },
			"name": { "type": "string" },
			"server_label": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"type": {
				"const": "mcp_approval_request",
				"type": "string"
			}
		},
		"required": ["arguments", "name"],
		"type": "object"
	},
	"NeMoGymResponseMcpCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"arguments": { "type": "string" },
			"name": { "type": "string" },
			"server_label": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"type": {
				"const": "mcp_call",
				"type": "string"
			},
			"approval_request_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"error": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"output": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"status": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["arguments", "name"],
		"type": "object"
	},
	"NeMoGymResponseMcpListTools": {
		"additionalProperties": true,
		"properties": {
			"id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"server_label": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"tools": {
				"items": {},
				"type": "array"
			},
			"type": {
				"const": "mcp_list_tools",
				"type": "string"
			},
			"error": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"type": "object"
	},
	"NeMoGymResponseOutputMessage": {
		"properties": {
			"id": { "type": "string" },
			"content": {
				"items": { "anyOf": [{ "$ref": "#/$defs/NeMoGymResponseOutputText" }, { "$ref": "#/$defs/NeMoGymResponseOutputRefusal" }] },
				"type": "array"
			},
			"role": {
				"const": "assistant",
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			},
			"phase": { "anyOf": [{
				"enum": ["commentary", "final_answer"],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": ["id", "content"],
		"type": "object"
	},
	"NeMoGymResponseOutputMessageForTraining": {
		"properties": {
			"prompt_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_log_probs": {
				"items": { "type": "number" },
				"type": "array"
			},
			"routed_experts": { "anyOf": [
				{ "type": "string" },
				{
					"items": {
						"items": {
							"items": { "type": "integer" },
							"type": "array"
						},
						"type": "array"
					},
					"type": "array"
				},
				{ "type": "null" }
			] },
			"id": { "type": "string" },
			"content": {
				"items": { "anyOf": [{ "$ref": "#/$defs/NeMoGymResponseOutputText" }, { "$ref": "#/$defs/NeMoGymResponseOutputRefusal" }] },
				"type": "array"
			},
			"role": {
				"const": "assistant",
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "message",
				"type": "string"
			},
			"phase": { "anyOf": [{
				"enum": ["commentary", "final_answer"],
				"type": "string"
			}, { "type": "null" }] }
		},
		"required": [
			"prompt_token_ids",
			"generation_token_ids",
			"generation_log_probs",
			"id",
			"content"
		],
		"type": "object"
	},
	"NeMoGymResponseOutputRefusal": {
		"properties": {
			"refusal": { "type": "string" },
			"type": {
				"const": "refusal",
				"type": "string"
			}
		},
		"required": ["refusal"],
		"type": "object"
	},
	"NeMoGymResponseOutputText": {
		"properties": {
			"annotations": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/AnnotationFileCitation" },
					{ "$ref": "#/$defs/AnnotationURLCitation" },
					{ "$ref": "#/$defs/AnnotationContainerFileCitation" },
					{ "$ref": "#/$defs/AnnotationFilePath" }
				] },
				"type": "array"
			},
			"text": { "type": "string" },
			"type": {
				"const": "output_text",
				"type": "string"
			},
			"logprobs": { "anyOf": [{
				"items": { "$ref": "#/$defs/Logprob" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["annotations", "text"],
		"type": "object"
	},
	"NeMoGymResponseReasoningItem": {
		"properties": {
			"id": { "type": "string" },
			"summary": {
				"items": { "$ref": "#/$defs/NeMoGymSummary" },
				"type": "array"
			},
			"type": {
				"const": "reasoning",
				"type": "string"
			},
			"encrypted_content": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"content": { "anyOf": [{
				"items": { "$ref": "#/$defs/Content" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": ["id", "summary"],
		"type": "object"
	},
	"NeMoGymResponseReasoningItemForTraining": {
		"properties": {
			"prompt_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_token_ids": {
				"items": { "type": "integer" },
				"type": "array"
			},
			"generation_log_probs": {
				"items": { "type": "number" },
				"type": "array"
			},
			"routed_experts": { "anyOf": [
				{ "type": "string" },
				{
					"items": {
						"items": {
							"items": { "type": "integer" },
							"type": "array"
						},
						"type": "array"
					},
					"type": "array"
				},
				{ "type": "null" }
			] },
			"id": { "type": "string" },
			"summary": {
				"items": { "$ref": "#/$defs/NeMoGymSummary" },
				"type": "array"
			},
			"type": {
				"const": "reasoning",
				"type": "string"
			},
			"encrypted_content": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"content": { "anyOf": [{
				"items": { "$ref": "#/$defs/Content" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"prompt_token_ids",
			"generation_token_ids",
			"generation_log_probs",
			"id",
			"summary"
		],
		"type": "object"
	},
	"NeMoGymResponseToolSearchCall": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"arguments": {},
			"call_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"execution": {
				"enum": ["server", "client"],
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"type": {
				"const": "tool_search_call",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"arguments",
			"execution",
			"status",
			"type"
		],
		"type": "object"
	},
	"NeMoGymResponseToolSearchOutputItem": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"call_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"execution": {
				"enum": ["server", "client"],
				"type": "string"
			},
			"status": {
				"enum": [
					"in_progress",
					"completed",
					"incomplete"
				],
				"type": "string"
			},
			"tools": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/FunctionTool" },
					{ "$ref": "#/$defs/FileSearchTool" },
					{ "$ref": "#/$defs/ComputerTool" },
					{ "$ref": "#/$defs/ComputerUsePreviewTool" },
					{ "$ref": "#/$defs/WebSearchTool" },
					{ "$ref": "#/$defs/openai__types__responses__tool__Mcp" },
					{ "$ref": "#/$defs/openai__types__responses__tool__CodeInterpreter" },
					{ "$ref": "#/$defs/openai__types__responses__tool__ImageGeneration" },
					{ "$ref": "#/$defs/openai__types__responses__tool__LocalShell" },
					{ "$ref": "#/$defs/FunctionShellTool" },
					{ "$ref": "#/$defs/CustomTool" },
					{ "$ref": "#/$defs/NamespaceTool" },
					{ "$ref": "#/$defs/ToolSearchTool" },
					{ "$ref": "#/$defs/WebSearchPreviewTool" },
					{ "$ref": "#/$defs/ApplyPatchTool" }
				] },
				"type": "array"
			},
			"type": {
				"const": "tool_search_output",
				"type": "string"
			},
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"id",
			"execution",
			"status",
			"tools",
			"type"
		],
		"type": "object"
	},
	"NeMoGymSummary": {
		"additionalProperties": true,
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "summary_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"OperationCreateFile": {
		"additionalProperties": true,
		"properties": {
			"diff": { "type": "string" },
			"path": { "type": "string" },
			"type": {
				"const": "create_file",
				"type": "string"
			}
		},
		"required": [
			"diff",
			"path",
			"type"
		],
		"type": "object"
	},
	"OperationDeleteFile": {
		"additionalProperties": true,
		"properties": {
			"path": { "type": "string" },
			"type": {
				"const": "delete_file",
				"type": "string"
			}
		},
		"required": ["path", "type"],
		"type": "object"
	},
	"OperationUpdateFile": {
		"additionalProperties": true,
		"properties": {
			"diff": { "type": "string" },
			"path": { "type": "string" },
			"type": {
				"const": "update_file",
				"type": "string"
			}
		},
		"required": [
			"diff",
			"path",
			"type"
		],
		"type": "object"
	},
	"Output": {
		"additionalProperties": true,
		"properties": {
			"outcome": { "anyOf": [{ "$ref": "#/$defs/OutputOutcomeTimeout" }, { "$ref": "#/$defs/OutputOutcomeExit" }] },
			"stderr": { "type": "string" },
			"stdout": { "type": "string" },
			"created_by": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": [
			"outcome",
			"stderr",
			"stdout"
		],
		"type": "object"
	},
	"OutputImage": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "image",
				"type": "string"
			},
			"url": { "type": "string" }
		},
		"required": ["type", "url"],
		"type": "object"
	},
	"OutputLogs": {
		"additionalProperties": true,
		"properties": {
			"logs": { "type": "string" },
			"type": {
				"const": "logs",
				"type": "string"
			}
		},
		"required": ["logs", "type"],
		"type": "object"
	},
	"OutputOutcomeExit": {
		"additionalProperties": true,
		"properties": {
			"exit_code": { "type": "integer" },
			"type": {
				"const": "exit",
				"type": "string"
			}
		},
		"required": ["exit_code", "type"],
		"type": "object"
	},
	"OutputOutcomeTimeout": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "timeout",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"PendingSafetyCheck": {
		"additionalProperties": true,
		"properties": {
			"id": { "type": "string" },
			"code": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"message": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["id"],
		"type": "object"
	},
	"Reasoning": {
		"additionalProperties": false,
		"properties": {
			"context": { "anyOf": [{
				"enum": [
					"auto",
					"current_turn",
					"all_turns"
				],
				"type": "string"
			}, { "type": "null" }] },
			"effort": { "anyOf": [{
				"enum": [
					"none",
					"minimal",
					"low",
					"medium",
					"high",
					"xhigh"
				],
				"type": "string"
			}, { "type": "null" }] },
			"generate_summary": { "anyOf": [{
				"enum": [
					"auto",
					"concise",
					"detailed"
				],
				"type": "string"
			}, { "type": "null" }] },
			"summary": { "anyOf": [{
				"enum": [
					"auto",
					"concise",
					"detailed"
				],
				"type": "string"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"ResponseComputerToolCallOutputScreenshot": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "computer_screenshot",
				"type": "string"
			},
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ResponseContainerReference": {
		"additionalProperties": true,
		"properties": {
			"container_id": { "type": "string" },
			"type": {
				"const": "container_reference",
				"type": "string"
			}
		},
		"required": ["container_id", "type"],
		"type": "object"
	},
	"ResponseConversationParamParam": {
		"additionalProperties": false,
		"properties": { "id": { "type": "string" } },
		"required": ["id"],
		"type": "object"
	},
	"ResponseFormatJSONObject": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "json_object",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ResponseFormatText": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "text",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ResponseFormatTextJSONSchemaConfigParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"schema": {
				"additionalProperties": true,
				"type": "object"
			},
			"type": {
				"const": "json_schema",
				"type": "string"
			},
			"description": { "type": "string" },
			"strict": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] }
		},
		"required": [
			"name",
			"schema",
			"type"
		],
		"type": "object"
	},
	"ResponseInputFile": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "input_file",
				"type": "string"
			},
			"detail": { "anyOf": [{
				"enum": ["high", "low"],
				"type": "string"
			}, { "type": "null" }] },
			"file_data": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"filename": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ResponseInputFileContentParam": {
		"properties": {
			"type": {
				"const": "input_file",
				"type": "string"
			},
			"detail": {
				"enum": ["low", "high"],
				"type": "string"
			},
			"file_data": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"filename": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ResponseInputFileParam": {
		"properties": {
			"type": {
				"const": "input_file",
				"type": "string"
			},
			"detail": {
				"enum": ["low", "high"],
				"type": "string"
			},
			"file_data": { "type": "string" },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_url": { "type": "string" },
			"filename": { "type": "string" }
		},
		"required": ["type"],
		"type": "object"
	},
	"ResponseInputImage": {
		"additionalProperties": true,
		"properties": {
			"detail": {
				"enum": [
					"low",
					"high",
					"auto",
					"original"
				],
				"type": "string"
			},
			"type": {
				"const": "input_image",
				"type": "string"
			},
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["detail", "type"],
		"type": "object"
	},
	"ResponseInputImageContentParam": {
		"properties": {
			"type": {
				"const": "input_image",
				"type": "string"
			},
			"detail": { "anyOf": [{
				"enum": [
					"low",
					"high",
					"auto",
					"original"
				],
				"type": "string"
			}, { "type": "null" }] },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ResponseInputImageParam": {
		"properties": {
			"detail": {
				"enum": [
					"low",
					"high",
					"auto",
					"original"
				],
				"type": "string"
			},
			"type": {
				"const": "input_image",
				"type": "string"
			},
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["detail", "type"],
		"type": "object"
	},
	"ResponseInputText": {
		"additionalProperties": true,
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "input_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"ResponseInputTextContentParam": {
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "input_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"ResponseInputTextParam": {
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "input_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"ResponseLocalEnvironment": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "local",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ResponsePromptParam": {
		"additionalProperties": false,
		"properties": {
			"id": { "type": "string" },
			"variables": { "anyOf": [{
				"additionalProperties": { "anyOf": [
					{ "type": "string" },
					{ "$ref": "#/$defs/ResponseInputTextParamClosed" },
					{ "$ref": "#/$defs/ResponseInputImageParamClosed" },
					{ "$ref": "#/$defs/ResponseInputFileParamClosed" }
				] },
				"type": "object"
			}, { "type": "null" }] },
			"version": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["id"],
		"type": "object"
	},
	"ResponseTextConfigParam": {
		"additionalProperties": false,
		"properties": {
			"format": { "anyOf": [
				{ "$ref": "#/$defs/ResponseFormatText" },
				{ "$ref": "#/$defs/ResponseFormatTextJSONSchemaConfigParam" },
				{ "$ref": "#/$defs/ResponseFormatJSONObject" }
			] },
			"verbosity": { "anyOf": [{
				"enum": [
					"low",
					"medium",
					"high"
				],
				"type": "string"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"Result": {
		"additionalProperties": true,
		"properties": {
			"attributes": { "anyOf": [{
				"additionalProperties": { "anyOf": [
					{ "type": "string" },
					{ "type": "number" },
					{ "type": "boolean" }
				] },
				"type": "object"
			}, { "type": "null" }] },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"filename": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"score": { "anyOf": [{ "type": "number" }, { "type": "null" }] },
			"text": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"type": "object"
	},
	"Screenshot": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "screenshot",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"Scroll": {
		"additionalProperties": true,
		"properties": {
			"scroll_x": { "type": "integer" },
			"scroll_y": { "type": "integer" },
			"type": {
				"const": "scroll",
				"type": "string"
			},
			"x": { "type": "integer" },
			"y": { "type": "integer" },
			"keys": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"required": [
			"scroll_x",
			"scroll_y",
			"type",
			"x",
			"y"
		],
		"type": "object"
	},
	"SkillReference": {
		"additionalProperties": true,
		"properties": {
			"skill_id": { "type": "string" },
			"type": {
				"const": "skill_reference",
				"type": "string"
			},
			"version": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["skill_id", "type"],
		"type": "object"
	},
	"StreamOptions": {
		"additionalProperties": false,
		"properties": { "include_obfuscation": { "type": "boolean" } },
		"type": "object"
	},
	"ToolChoiceAllowedParam": {
		"additionalProperties": false,
		"properties": {
			"mode": {
				"enum": ["auto", "required"],
				"type": "string"
			},
			"tools": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] },
			"type": {
				"const": "allowed_tools",
				"type": "string"
			}
		},
		"required": [
			"mode",
			"tools",
			"type"
		],
		"type": "object"
	},
	"ToolChoiceApplyPatchParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "apply_patch",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ToolChoiceCustomParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "custom",
				"type": "string"
			}
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"ToolChoiceFunctionParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "function",
				"type": "string"
			}
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"ToolChoiceMcpParam": {
		"additionalProperties": false,
		"properties": {
			"server_label": { "type": "string" },
			"type": {
				"const": "mcp",
				"type": "string"
			},
			"name": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["server_label", "type"],
		"type": "object"
	},
	"ToolChoiceShellParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "shell",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ToolChoiceTypesParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"enum": [
				"file_search",
				"web_search_preview",
				"computer",
				"computer_use_preview",
				"computer_use",
				"web_search_preview_2025_03_11",
				"image_generation",
				"code_interpreter"
			],
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ToolFunction": {
		"additionalProperties": true,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "function",
				"type": "string"
			},
			"defer_loading": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"parameters": { "anyOf": [{}, { "type": "null" }] },
			"strict": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] }
		},
		"required": ["name", "type"],
		"type": "object"
	},
	"ToolSearchTool": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "tool_search",
				"type": "string"
			},
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"execution": { "anyOf": [{
				"enum": ["server", "client"],
				"type": "string"
			}, { "type": "null" }] },
			"parameters": { "anyOf": [{}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ToolSearchToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "tool_search",
				"type": "string"
			},
			"description": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"execution": {
				"enum": ["server", "client"],
				"type": "string"
			},
			"parameters": { "anyOf": [{}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"Type": {
		"additionalProperties": true,
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "type",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object"
	},
	"Wait": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "wait",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"WebSearchPreviewTool": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"enum": ["web_search_preview", "web_search_preview_2025_03_11"],
				"type": "string"
			},
			"search_content_types": { "anyOf": [{
				"items": {
					"enum": ["text", "image"],
					"type": "string"
				},
				"type": "array"
			}, { "type": "null" }] },
			"search_context_size": { "anyOf": [{
				"enum": [
					"low",
					"medium",
					"high"
				],
				"type": "string"
			}, { "type": "null" }] },
			"user_location": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_preview_tool__UserLocation" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"WebSearchPreviewToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"enum": ["web_search_preview", "web_search_preview_2025_03_11"],
				"type": "string"
			},
			"search_content_types": {
				"items": {
					"enum": ["text", "image"],
					"type": "string"
				},
				"type": "array"
			},
			"search_context_size": {
				"enum": [
					"low",
					"medium",
					"high"
				],
				"type": "string"
			},
			"user_location": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_preview_tool_param__UserLocation" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"WebSearchTool": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"enum": ["web_search", "web_search_2025_08_26"],
				"type": "string"
			},
			"filters": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_tool__Filters" }, { "type": "null" }] },
			"search_context_size": { "anyOf": [{
				"enum": [
					"low",
					"medium",
					"high"
				],
				"type": "string"
			}, { "type": "null" }] },
			"user_location": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_tool__UserLocation" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"WebSearchToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"enum": ["web_search", "web_search_2025_08_26"],
				"type": "string"
			},
			"filters": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_tool_param__Filters" }, { "type": "null" }] },
			"search_context_size": {
				"enum": [
					"low",
					"medium",
					"high"
				],
				"type": "string"
			},
			"user_location": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__web_search_tool_param__UserLocation" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__file_search_tool__RankingOptions": {
		"additionalProperties": true,
		"properties": {
			"hybrid_search": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__file_search_tool__RankingOptionsHybridSearch" }, { "type": "null" }] },
			"ranker": { "anyOf": [{
				"enum": ["auto", "default-2024-11-15"],
				"type": "string"
			}, { "type": "null" }] },
			"score_threshold": { "anyOf": [{ "type": "number" }, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__file_search_tool__RankingOptionsHybridSearch": {
		"additionalProperties": true,
		"properties": {
			"embedding_weight": { "type": "number" },
			"text_weight": { "type": "number" }
		},
		"required": ["embedding_weight", "text_weight"],
		"type": "object"
	},
	"openai__types__responses__file_search_tool_param__RankingOptions": {
		"additionalProperties": false,
		"properties": {
			"hybrid_search": { "$ref": "#/$defs/openai__types__responses__file_search_tool_param__RankingOptionsHybridSearch" },
			"ranker": {
				"enum": ["auto", "default-2024-11-15"],
				"type": "string"
			},
			"score_threshold": { "type": "number" }
		},
		"type": "object"
	},
	"openai__types__responses__file_search_tool_param__RankingOptionsHybridSearch": {
		"additionalProperties": false,
		"properties": {
			"embedding_weight": { "type": "number" },
			"text_weight": { "type": "number" }
		},
		"required": ["embedding_weight", "text_weight"],
		"type": "object"
	},
	"openai__types__responses__tool__CodeInterpreter": {
		"additionalProperties": true,
		"properties": {
			"container": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/openai__types__responses__tool__CodeInterpreterContainerCodeInterpreterToolAuto" }] },
			"type": {
				"const": "code_interpreter",
				"type": "string"
			}
		},
		"required": ["container", "type"],
		"type": "object"
	},
	"openai__types__responses__tool__CodeInterpreterContainerCodeInterpreterToolAuto": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "auto",
				"type": "string"
			},
			"file_ids": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] },
			"memory_limit": { "anyOf": [{
				"enum": [
					"1g",
					"4g",
					"16g",
					"64g"
				],
				"type": "string"
			}, { "type": "null" }] },
			"network_policy": { "anyOf": [
				{ "$ref": "#/$defs/ContainerNetworkPolicyDisabled" },
				{ "$ref": "#/$defs/ContainerNetworkPolicyAllowlist" },
				{ "type": "null" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool__ImageGeneration": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "image_generation",
				"type": "string"
			},
			"action": { "anyOf": [{
				"enum": [
					"generate",
					"edit",
					"auto"
				],
				"type": "string"
			}, { "type": "null" }] },
			"background": { "anyOf": [{
				"enum": [
					"transparent",
					"opaque",
					"auto"
				],
				"type": "string"
			}, { "type": "null" }] },
			"input_fidelity": { "anyOf": [{
				"enum": ["high", "low"],
				"type": "string"
			}, { "type": "null" }] },
			"input_image_mask": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__tool__ImageGenerationInputImageMask" }, { "type": "null" }] },
			"model": { "anyOf": [
				{ "type": "string" },
				{
					"enum": [
						"gpt-image-1",
						"gpt-image-1-mini",
						"gpt-image-2",
						"gpt-image-2-2026-04-21",
						"gpt-image-1.5",
						"chatgpt-image-latest"
					],
					"type": "string"
				},
				{ "type": "null" }
			] },
			"moderation": { "anyOf": [{
				"enum": ["auto", "low"],
				"type": "string"
			}, { "type": "null" }] },
			"output_compression": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"output_format": { "anyOf": [{
				"enum": [
					"png",
					"webp",
					"jpeg"
				],
				"type": "string"
			}, { "type": "null" }] },
			"partial_images": { "anyOf": [{ "type": "integer" }, { "type": "null" }] },
			"quality": { "anyOf": [{
				"enum": [
					"low",
					"medium",
					"high",
					"auto"
				],
				"type": "string"
			}, { "type": "null" }] },
			"size": { "anyOf": [
				{ "type": "string" },
				{
					"enum": [
						"1024x1024",
						"1024x1536",
						"1536x1024",
						"auto"
					],
					"type": "string"
				},
				{ "type": "null" }
			] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool__ImageGenerationInputImageMask": {
		"additionalProperties": true,
		"properties": {
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__tool__LocalShell": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "local_shell",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool__Mcp": {
		"additionalProperties": true,
		"properties": {
			"server_label": { "type": "string" },
			"type": {
				"const": "mcp",
				"type": "string"
			},
			"allowed_tools": { "anyOf": [
				{
					"items": { "type": "string" },
					"type": "array"
				},
				{ "$ref": "#/$defs/openai__types__responses__tool__McpAllowedToolsMcpToolFilter" },
				{ "type": "null" }
			] },
			"authorization": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"connector_id": { "anyOf": [{
				"enum": [
					"connector_dropbox",
					"connector_gmail",
					"connector_googlecalendar",
					"connector_googledrive",
					"connector_microsoftteams",
					"connector_outlookcalendar",
					"connector_outlookemail",
					"connector_sharepoint"
				],
				"type": "string"
			}, { "type": "null" }] },
			"defer_loading": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"headers": { "anyOf": [{
				"additionalProperties": { "type": "string" },
				"type": "object"
			}, { "type": "null" }] },
			"require_approval": { "anyOf": [
				{ "$ref": "#/$defs/openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilter" },
				{
					"enum": ["always", "never"],
					"type": "string"
				},
				{ "type": "null" }
			] },
			"server_description": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"server_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"tunnel_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["server_label", "type"],
		"type": "object"
	},
	"openai__types__responses__tool__McpAllowedToolsMcpToolFilter": {
		"additionalProperties": true,
		"properties": {
			"read_only": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"tool_names": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilter": {
		"additionalProperties": true,
		"properties": {
			"always": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilterAlways" }, { "type": "null" }] },
			"never": { "anyOf": [{ "$ref": "#/$defs/openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilterNever" }, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilterAlways": {
		"additionalProperties": true,
		"properties": {
			"read_only": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"tool_names": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__tool__McpRequireApprovalMcpToolApprovalFilterNever": {
		"additionalProperties": true,
		"properties": {
			"read_only": { "anyOf": [{ "type": "boolean" }, { "type": "null" }] },
			"tool_names": { "anyOf": [{
				"items": { "type": "string" },
				"type": "array"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__tool_param__CodeInterpreter": {
		"additionalProperties": false,
		"properties": {
			"container": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/openai__types__responses__tool_param__CodeInterpreterContainerCodeInterpreterToolAuto" }] },
			"type": {
				"const": "code_interpreter",
				"type": "string"
			}
		},
		"required": ["container", "type"],
		"type": "object"
	},
	"openai__types__responses__tool_param__CodeInterpreterContainerCodeInterpreterToolAuto": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "auto",
				"type": "string"
			},
			"file_ids": {
				"items": { "type": "string" },
				"type": "array"
			},
			"memory_limit": { "anyOf": [{
				"enum": [
					"1g",
					"4g",
					"16g",
					"64g"
				],
				"type": "string"
			}, { "type": "null" }] },
			"network_policy": { "anyOf": [{ "$ref": "#/$defs/ContainerNetworkPolicyDisabledParam" }, { "$ref": "#/$defs/ContainerNetworkPolicyAllowlistParam" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool_param__ImageGeneration": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "image_generation",
				"type": "string"
			},
			"action": {
				"enum": [
					"generate",
					"edit",
					"auto"
				],
				"type": "string"
			},
			"background": {
				"enum": [
					"transparent",
					"opaque",
					"auto"
				],
				"type": "string"
			},
			"input_fidelity": { "anyOf": [{
				"enum": ["high", "low"],
				"type": "string"
			}, { "type": "null" }] },
			"input_image_mask": { "$ref": "#/$defs/openai__types__responses__tool_param__ImageGenerationInputImageMask" },
			"model": { "anyOf": [{ "type": "string" }, {
				"enum": [
					"gpt-image-1",
					"gpt-image-1-mini",
					"gpt-image-2",
					"gpt-image-2-2026-04-21",
					"gpt-image-1.5",
					"chatgpt-image-latest"
				],
				"type": "string"
			}] },
			"moderation": {
				"enum": ["auto", "low"],
				"type": "string"
			},
			"output_compression": { "type": "integer" },
			"output_format": {
				"enum": [
					"png",
					"webp",
					"jpeg"
				],
				"type": "string"
			},
			"partial_images": { "type": "integer" },
			"quality": {
				"enum": [
					"low",
					"medium",
					"high",
					"auto"
				],
				"type": "string"
			},
			"size": { "anyOf": [{ "type": "string" }, {
				"enum": [
					"1024x1024",
					"1024x1536",
					"1536x1024",
					"auto"
				],
				"type": "string"
			}] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool_param__ImageGenerationInputImageMask": {
		"additionalProperties": false,
		"properties": {
			"file_id": { "type": "string" },
			"image_url": { "type": "string" }
		},
		"type": "object"
	},
	"openai__types__responses__tool_param__LocalShell": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "local_shell",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__tool_param__Mcp": {
		"additionalProperties": false,
		"properties": {
			"server_label": { "type": "string" },
			"type": {
				"const": "mcp",
				"type": "string"
			},
			"allowed_tools": { "anyOf": [
				{
					"items": { "type": "string" },
					"type": "array"
				},
				{ "$ref": "#/$defs/openai__types__responses__tool_param__McpAllowedToolsMcpToolFilter" },
				{ "type": "null" }
			] },
			"authorization": { "type": "string" },
			"connector_id": {
				"enum": [
					"connector_dropbox",
					"connector_gmail",
					"connector_googlecalendar",
					"connector_googledrive",
					"connector_microsoftteams",
					"connector_outlookcalendar",
					"connector_outlookemail",
					"connector_sharepoint"
				],
				"type": "string"
			},
			"defer_loading": { "type": "boolean" },
			"headers": { "anyOf": [{
				"additionalProperties": { "type": "string" },
				"type": "object"
			}, { "type": "null" }] },
			"require_approval": { "anyOf": [
				{ "$ref": "#/$defs/openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilter" },
				{
					"enum": ["always", "never"],
					"type": "string"
				},
				{ "type": "null" }
			] },
			"server_description": { "type": "string" },
			"server_url": { "type": "string" },
			"tunnel_id": { "type": "string" }
		},
		"required": ["server_label", "type"],
		"type": "object"
	},
	"openai__types__responses__tool_param__McpAllowedToolsMcpToolFilter": {
		"additionalProperties": false,
		"properties": {
			"read_only": { "type": "boolean" },
			"tool_names": {
				"items": { "type": "string" },
				"type": "array"
			}
		},
		"type": "object"
	},
	"openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilter": {
		"additionalProperties": false,
		"properties": {
			"always": { "$ref": "#/$defs/openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilterAlways" },
			"never": { "$ref": "#/$defs/openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilterNever" }
		},
		"type": "object"
	},
	"openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilterAlways": {
		"additionalProperties": false,
		"properties": {
			"read_only": { "type": "boolean" },
			"tool_names": {
				"items": { "type": "string" },
				"type": "array"
			}
		},
		"type": "object"
	},
	"openai__types__responses__tool_param__McpRequireApprovalMcpToolApprovalFilterNever": {
		"additionalProperties": false,
		"properties": {
			"read_only": { "type": "boolean" },
			"tool_names": {
				"items": { "type": "string" },
				"type": "array"
			}
		},
		"type": "object"
	},
	"openai__types__responses__web_search_preview_tool__UserLocation": {
		"additionalProperties": true,
		"properties": {
			"type": {
				"const": "approximate",
				"type": "string"
			},
			"city": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"country": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"region": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"timezone": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__web_search_preview_tool_param__UserLocation": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "approximate",
				"type": "string"
			},
			"city": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"country": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"region": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"timezone": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"openai__types__responses__web_search_tool__Filters": {
		"additionalProperties": true,
		"properties": { "allowed_domains": { "anyOf": [{
			"items": { "type": "string" },
			"type": "array"
		}, { "type": "null" }] } },
		"type": "object"
	},
	"openai__types__responses__web_search_tool__UserLocation": {
		"additionalProperties": true,
		"properties": {
			"city": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"country": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"region": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"timezone": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"type": { "anyOf": [{
				"const": "approximate",
				"type": "string"
			}, { "type": "null" }] }
		},
		"type": "object"
	},
	"openai__types__responses__web_search_tool_param__Filters": {
		"additionalProperties": false,
		"properties": { "allowed_domains": { "anyOf": [{
			"items": { "type": "string" },
			"type": "array"
		}, { "type": "null" }] } },
		"type": "object"
	},
	"openai__types__responses__web_search_tool_param__UserLocation": {
		"additionalProperties": false,
		"properties": {
			"city": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"country": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"region": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"timezone": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"type": {
				"const": "approximate",
				"type": "string"
			}
		},
		"type": "object"
	},
	"openai__types__shared__comparison_filter__ComparisonFilter": {
		"additionalProperties": true,
		"properties": {
			"key": { "type": "string" },
			"type": {
				"enum": [
					"eq",
					"ne",
					"gt",
					"gte",
					"lt",
					"lte",
					"in",
					"nin"
				],
				"type": "string"
			},
			"value": { "anyOf": [
				{ "type": "string" },
				{ "type": "number" },
				{ "type": "boolean" },
				{
					"items": { "anyOf": [{ "type": "string" }, { "type": "number" }] },
					"type": "array"
				}
			] }
		},
		"required": [
			"key",
			"type",
			"value"
		],
		"type": "object"
	},
	"openai__types__shared__compound_filter__CompoundFilter": {
		"additionalProperties": true,
		"properties": {
			"filters": {
				"items": { "anyOf": [{ "$ref": "#/$defs/openai__types__shared__comparison_filter__ComparisonFilter" }, {}] },
				"type": "array"
			},
			"type": {
				"enum": ["and", "or"],
				"type": "string"
			}
		},
		"required": ["filters", "type"],
		"type": "object"
	},
	"openai__types__shared__custom_tool_input_format__Grammar": {
		"additionalProperties": true,
		"properties": {
			"definition": { "type": "string" },
			"syntax": {
				"enum": ["lark", "regex"],
				"type": "string"
			},
			"type": {
				"const": "grammar",
				"type": "string"
			}
		},
		"required": [
			"definition",
			"syntax",
			"type"
		],
		"type": "object"
	},
	"openai__types__shared__custom_tool_input_format__Text": {
		"additionalProperties": true,
		"properties": { "type": {
			"const": "text",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"openai__types__shared_params__comparison_filter__ComparisonFilter": {
		"additionalProperties": false,
		"properties": {
			"key": { "type": "string" },
			"type": {
				"enum": [
					"eq",
					"ne",
					"gt",
					"gte",
					"lt",
					"lte",
					"in",
					"nin"
				],
				"type": "string"
			},
			"value": { "anyOf": [
				{ "type": "string" },
				{ "type": "number" },
				{ "type": "boolean" },
				{
					"items": { "anyOf": [{ "type": "string" }, { "type": "number" }] },
					"type": "array"
				}
			] }
		},
		"required": [
			"key",
			"type",
			"value"
		],
		"type": "object"
	},
	"openai__types__shared_params__compound_filter__CompoundFilter": {
		"additionalProperties": false,
		"properties": {
			"filters": { "anyOf": [
				{ "type": "array" },
				{ "type": "string" },
				{ "type": "object" }
			] },
			"type": {
				"enum": ["and", "or"],
				"type": "string"
			}
		},
		"required": ["filters", "type"],
		"type": "object"
	},
	"openai__types__shared_params__custom_tool_input_format__Grammar": {
		"additionalProperties": false,
		"properties": {
			"definition": { "type": "string" },
			"syntax": {
				"enum": ["lark", "regex"],
				"type": "string"
			},
			"type": {
				"const": "grammar",
				"type": "string"
			}
		},
		"required": [
			"definition",
			"syntax",
			"type"
		],
		"type": "object"
	},
	"openai__types__shared_params__custom_tool_input_format__Text": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "text",
			"type": "string"
		} },
		"required": ["type"],
		"type": "object"
	},
	"ResponseInputTextParamClosed": {
		"properties": {
			"text": { "type": "string" },
			"type": {
				"const": "input_text",
				"type": "string"
			}
		},
		"required": ["text", "type"],
		"type": "object",
		"additionalProperties": false
	},
	"ResponseInputImageParamClosed": {
		"properties": {
			"detail": {
				"enum": [
					"low",
					"high",
					"auto",
					"original"
				],
				"type": "string"
			},
			"type": {
				"const": "input_image",
				"type": "string"
			},
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"image_url": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
		},
		"required": ["detail", "type"],
		"type": "object",
		"additionalProperties": false
	},
	"ResponseInputFileParamClosed": {
		"properties": {
			"type": {
				"const": "input_file",
				"type": "string"
			},
			"detail": {
				"enum": ["low", "high"],
				"type": "string"
			},
			"file_data": { "type": "string" },
			"file_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] },
			"file_url": { "type": "string" },
			"filename": { "type": "string" }
		},
		"required": ["type"],
		"type": "object",
		"additionalProperties": false
	}
};
var properties = {
	"responses_create_params": { "$ref": "#/$defs/NeMoGymResponseCreateParamsNonStreaming" },
	"_ng_rollout_id": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
};
var required = ["responses_create_params"];
var type = "object";
var nemo_gym_row_default = {
	$schema,
	"x-source": x_source,
	$defs,
	properties,
	required,
	type
};

export { $defs, $schema, nemo_gym_row_default as default, properties, required, type, x_source as "x-source" };
