// schemas/nemo-gym-row-0.4.json
var $schema = "https://json-schema.org/draft/2020-12/schema";
var x_source = {
	"package": "nemo-gym",
	"version": "0.4.0"
};
var $defs = {
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
	"CodeInterpreter": {
		"additionalProperties": false,
		"properties": {
			"container": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/CodeInterpreterContainerCodeInterpreterToolAuto" }] },
			"type": {
				"const": "code_interpreter",
				"type": "string"
			}
		},
		"required": ["container", "type"],
		"type": "object"
	},
	"CodeInterpreterContainerCodeInterpreterToolAuto": {
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
			}, { "type": "null" }] }
		},
		"required": ["type"],
		"type": "object"
	},
	"ComparisonFilter": {
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
					"lte"
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
	"CompoundFilter": {
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
	"ComputerToolParam": {
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
	"CustomToolParam": {
		"additionalProperties": false,
		"properties": {
			"name": { "type": "string" },
			"type": {
				"const": "custom",
				"type": "string"
			},
			"description": { "type": "string" },
			"format": { "anyOf": [{ "$ref": "#/$defs/Text" }, { "$ref": "#/$defs/Grammar" }] }
		},
		"required": ["name", "type"],
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
				{ "$ref": "#/$defs/ComparisonFilter" },
				{ "$ref": "#/$defs/CompoundFilter" },
				{ "type": "null" }
			] },
			"max_num_results": { "type": "integer" },
			"ranking_options": { "$ref": "#/$defs/RankingOptions" }
		},
		"required": ["type", "vector_store_ids"],
		"type": "object"
	},
	"Filters": {
		"additionalProperties": false,
		"properties": { "allowed_domains": { "anyOf": [{
			"items": { "type": "string" },
			"type": "array"
		}, { "type": "null" }] } },
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
	"Grammar": {
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
	"ImageGeneration": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"const": "image_generation",
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
			"input_image_mask": { "$ref": "#/$defs/ImageGenerationInputImageMask" },
			"model": {
				"enum": ["gpt-image-1", "gpt-image-1-mini"],
				"type": "string"
			},
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
			"size": {
				"enum": [
					"1024x1024",
					"1024x1536",
					"1536x1024",
					"auto"
				],
				"type": "string"
			}
		},
		"required": ["type"],
		"type": "object"
	},
	"ImageGenerationInputImageMask": {
		"additionalProperties": false,
		"properties": {
			"file_id": { "type": "string" },
			"image_url": { "type": "string" }
		},
		"type": "object"
	},
	"LocalShell": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "local_shell",
			"type": "string"
		} },
		"required": ["type"],
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
	"Mcp": {
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
				{ "$ref": "#/$defs/McpAllowedToolsMcpToolFilter" },
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
			"headers": { "anyOf": [{
				"additionalProperties": { "type": "string" },
				"type": "object"
			}, { "type": "null" }] },
			"require_approval": { "anyOf": [
				{ "$ref": "#/$defs/McpRequireApprovalMcpToolApprovalFilter" },
				{
					"enum": ["always", "never"],
					"type": "string"
				},
				{ "type": "null" }
			] },
			"server_description": { "type": "string" },
			"server_url": { "type": "string" }
		},
		"required": ["server_label", "type"],
		"type": "object"
	},
	"McpAllowedToolsMcpToolFilter": {
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
	"McpRequireApprovalMcpToolApprovalFilter": {
		"additionalProperties": false,
		"properties": {
			"always": { "$ref": "#/$defs/McpRequireApprovalMcpToolApprovalFilterAlways" },
			"never": { "$ref": "#/$defs/McpRequireApprovalMcpToolApprovalFilterNever" }
		},
		"type": "object"
	},
	"McpRequireApprovalMcpToolApprovalFilterAlways": {
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
	"McpRequireApprovalMcpToolApprovalFilterNever": {
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
	"NeMoGymEasyInputMessage": {
		"properties": {
			"content": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" }
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
			}
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
			"routed_experts": { "anyOf": [{
				"items": {
					"items": {
						"items": { "type": "integer" },
						"type": "array"
					},
					"type": "array"
				},
				"type": "array"
			}, { "type": "null" }] },
			"content": { "anyOf": [{ "type": "string" }, {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" }
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
	"NeMoGymFunctionCallOutput": {
		"properties": {
			"call_id": { "type": "string" },
			"output": { "type": "string" },
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
	"NeMoGymMessage": {
		"properties": {
			"content": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" }
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
			"routed_experts": { "anyOf": [{
				"items": {
					"items": {
						"items": { "type": "integer" },
						"type": "array"
					},
					"type": "array"
				},
				"type": "array"
			}, { "type": "null" }] },
			"content": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/ResponseInputTextParam" },
					{ "$ref": "#/$defs/ResponseInputImageParam" },
					{ "$ref": "#/$defs/ResponseInputFileParam" }
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
				"items": { "anyOf": [
					{ "$ref": "#/$defs/NeMoGymEasyInputMessage" },
					{ "$ref": "#/$defs/NeMoGymMessage" },
					{ "$ref": "#/$defs/NeMoGymResponseOutputMessage" },
					{ "$ref": "#/$defs/NeMoGymResponseFunctionToolCall" },
					{ "$ref": "#/$defs/NeMoGymFunctionCallOutput" },
					{ "$ref": "#/$defs/NeMoGymResponseReasoningItem" },
					{ "$ref": "#/$defs/NeMoGymEasyInputMessageForTraining" },
					{ "$ref": "#/$defs/NeMoGymMessageForTraining" },
					{ "$ref": "#/$defs/NeMoGymResponseOutputMessageForTraining" },
					{ "$ref": "#/$defs/NeMoGymResponseFunctionToolCallForTraining" },
					{ "$ref": "#/$defs/NeMoGymResponseReasoningItemForTraining" }
				] },
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
						"gpt-5-pro-2025-10-06"
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
				{ "$ref": "#/$defs/ToolChoiceCustomParam" }
			] },
			"tools": {
				"items": { "anyOf": [
					{ "$ref": "#/$defs/FunctionToolParam" },
					{ "$ref": "#/$defs/FileSearchToolParam" },
					{ "$ref": "#/$defs/ComputerToolParam" },
					{ "$ref": "#/$defs/WebSearchToolParam" },
					{ "$ref": "#/$defs/Mcp" },
					{ "$ref": "#/$defs/CodeInterpreter" },
					{ "$ref": "#/$defs/ImageGeneration" },
					{ "$ref": "#/$defs/LocalShell" },
					{ "$ref": "#/$defs/CustomToolParam" },
					{ "$ref": "#/$defs/WebSearchPreviewToolParam" }
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
			}, { "type": "null" }] }
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
			"routed_experts": { "anyOf": [{
				"items": {
					"items": {
						"items": { "type": "integer" },
						"type": "array"
					},
					"type": "array"
				},
				"type": "array"
			}, { "type": "null" }] },
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
			}, { "type": "null" }] }
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
			}
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
			"routed_experts": { "anyOf": [{
				"items": {
					"items": {
						"items": { "type": "integer" },
						"type": "array"
					},
					"type": "array"
				},
				"type": "array"
			}, { "type": "null" }] },
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
			}
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
			"encrypted_content": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
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
			"routed_experts": { "anyOf": [{
				"items": {
					"items": {
						"items": { "type": "integer" },
						"type": "array"
					},
					"type": "array"
				},
				"type": "array"
			}, { "type": "null" }] },
			"id": { "type": "string" },
			"summary": {
				"items": { "$ref": "#/$defs/NeMoGymSummary" },
				"type": "array"
			},
			"type": {
				"const": "reasoning",
				"type": "string"
			},
			"encrypted_content": { "anyOf": [{ "type": "string" }, { "type": "null" }] }
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
	"RankingOptions": {
		"additionalProperties": false,
		"properties": {
			"hybrid_search": { "$ref": "#/$defs/RankingOptionsHybridSearch" },
			"ranker": {
				"enum": ["auto", "default-2024-11-15"],
				"type": "string"
			},
			"score_threshold": { "type": "number" }
		},
		"type": "object"
	},
	"RankingOptionsHybridSearch": {
		"additionalProperties": false,
		"properties": {
			"embedding_weight": { "type": "number" },
			"text_weight": { "type": "number" }
		},
		"required": ["embedding_weight", "text_weight"],
		"type": "object"
	},
	"Reasoning": {
		"additionalProperties": false,
		"properties": {
			"effort": { "anyOf": [{
				"enum": [
					"minimal",
					"low",
					"medium",
					"high"
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
	"ResponseInputFileParam": {
		"properties": {
			"type": {
				"const": "input_file",
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
	"ResponseInputImageParam": {
		"properties": {
			"detail": {
				"enum": [
					"low",
					"high",
					"auto"
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
	"Text": {
		"additionalProperties": false,
		"properties": { "type": {
			"const": "text",
			"type": "string"
		} },
		"required": ["type"],
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
	"ToolChoiceTypesParam": {
		"additionalProperties": false,
		"properties": { "type": {
			"enum": [
				"file_search",
				"web_search_preview",
				"computer_use_preview",
				"web_search_preview_2025_03_11",
				"image_generation",
				"code_interpreter"
			],
			"type": "string"
		} },
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
	"WebSearchToolParam": {
		"additionalProperties": false,
		"properties": {
			"type": {
				"enum": ["web_search", "web_search_2025_08_26"],
				"type": "string"
			},
			"filters": { "anyOf": [{ "$ref": "#/$defs/Filters" }, { "type": "null" }] },
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
					"auto"
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
var properties = { "responses_create_params": { "$ref": "#/$defs/NeMoGymResponseCreateParamsNonStreaming" } };
var required = ["responses_create_params"];
var type = "object";
var nemo_gym_row_0_4_default = {
	$schema,
	"x-source": x_source,
	$defs,
	properties,
	required,
	type
};

export { $defs, $schema, nemo_gym_row_0_4_default as default, properties, required, type, x_source as "x-source" };
