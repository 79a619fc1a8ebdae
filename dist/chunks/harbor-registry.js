// schemas/harbor-task.json
var harbor_task_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	"x-source": {
		"package": "harbor",
		"version": "0.26.0"
	},
	$defs: {
		"AgentConfig": {
			"properties": {
				"network_mode": {
					"anyOf": [{ "$ref": "#/$defs/NetworkMode" }, { "type": "null" }],
					"default": null
				},
				"allowed_hosts": {
					"anyOf": [{
						"items": { "type": "string" },
						"type": "array"
					}, { "type": "null" }],
					"default": null
				},
				"timeout_sec": {
					"anyOf": [{ "type": "number" }, { "type": "null" }],
					"default": null
				},
				"user": {
					"anyOf": [
						{ "type": "string" },
						{ "type": "integer" },
						{ "type": "null" }
					],
					"default": null
				}
			},
			"type": "object"
		},
		"ArtifactConfig": {
			"properties": {
				"source": { "type": "string" },
				"destination": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"exclude": {
					"items": { "type": "string" },
					"type": "array"
				},
				"service": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				}
			},
			"required": ["source"],
			"type": "object"
		},
		"Author": {
			"properties": {
				"name": { "type": "string" },
				"email": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				}
			},
			"required": ["name"],
			"type": "object"
		},
		"EnvironmentConfig": {
			"properties": {
				"network_mode": {
					"$ref": "#/$defs/NetworkMode",
					"default": "public"
				},
				"allowed_hosts": {
					"anyOf": [{
						"items": { "type": "string" },
						"type": "array"
					}, { "type": "null" }],
					"default": null
				},
				"build_timeout_sec": {
					"default": 600,
					"type": "number"
				},
				"docker_image": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"os": {
					"$ref": "#/$defs/TaskOS",
					"default": "linux"
				},
				"cpus": {
					"anyOf": [
						{ "type": "integer" },
						{ "type": "number" },
						{ "type": "null" }
					],
					"default": null
				},
				"memory_mb": {
					"anyOf": [{ "type": "integer" }, { "type": "null" }],
					"default": null
				},
				"storage_mb": {
					"anyOf": [{ "type": "integer" }, { "type": "null" }],
					"default": null
				},
				"gpus": {
					"anyOf": [{ "type": "integer" }, { "type": "null" }],
					"default": null
				},
				"gpu_types": {
					"anyOf": [{
						"items": { "type": "string" },
						"type": "array"
					}, { "type": "null" }],
					"default": null
				},
				"tpu": {
					"anyOf": [{ "$ref": "#/$defs/TpuSpec" }, { "type": "null" }],
					"default": null
				},
				"mcp_servers": {
					"items": { "$ref": "#/$defs/MCPServerConfig" },
					"type": "array"
				},
				"env": {
					"additionalProperties": { "type": "string" },
					"type": "object"
				},
				"skills_dir": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"healthcheck": {
					"anyOf": [{ "$ref": "#/$defs/HealthcheckConfig" }, { "type": "null" }],
					"default": null
				},
				"workdir": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"allow_internet": {
					"anyOf": [{ "type": "boolean" }, { "type": "null" }],
					"default": null
				}
			},
			"type": "object"
		},
		"HealthcheckConfig": {
			"properties": {
				"command": { "type": "string" },
				"interval_sec": {
					"default": 5,
					"type": "number"
				},
				"timeout_sec": {
					"default": 30,
					"type": "number"
				},
				"start_period_sec": {
					"default": 0,
					"type": "number"
				},
				"start_interval_sec": {
					"default": 5,
					"type": "number"
				},
				"retries": {
					"default": 3,
					"type": "integer"
				}
			},
			"required": ["command"],
			"type": "object"
		},
		"MCPServerConfig": {
			"properties": {
				"name": { "type": "string" },
				"transport": {
					"default": "sse",
					"enum": [
						"stdio",
						"sse",
						"streamable-http"
					],
					"type": "string"
				},
				"url": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"command": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"args": {
					"items": { "type": "string" },
					"type": "array"
				},
				"headers": {
					"additionalProperties": { "type": "string" },
					"type": "object"
				}
			},
			"required": ["name"],
			"type": "object"
		},
		"MultiStepRewardStrategy": {
			"enum": ["mean", "final"],
			"type": "string"
		},
		"NetworkMode": {
			"enum": [
				"no-network",
				"public",
				"allowlist"
			],
			"type": "string"
		},
		"PackageInfo": {
			"properties": {
				"name": { "type": "string" },
				"version": {
					"anyOf": [{
						"minLength": 1,
						"type": "string"
					}, { "type": "null" }],
					"default": null
				},
				"description": {
					"default": "",
					"type": "string"
				},
				"authors": {
					"items": { "$ref": "#/$defs/Author" },
					"type": "array"
				},
				"keywords": {
					"items": { "type": "string" },
					"type": "array"
				}
			},
			"required": ["name"],
			"type": "object"
		},
		"SolutionConfig": {
			"properties": { "env": {
				"additionalProperties": { "type": "string" },
				"type": "object"
			} },
			"type": "object"
		},
		"StepConfig": {
			"properties": {
				"name": { "type": "string" },
				"agent": { "$ref": "#/$defs/AgentConfig" },
				"verifier": { "$ref": "#/$defs/VerifierConfig" },
				"min_reward": {
					"anyOf": [
						{ "type": "number" },
						{
							"additionalProperties": { "type": "number" },
							"type": "object"
						},
						{ "type": "null" }
					],
					"default": null
				},
				"healthcheck": {
					"anyOf": [{ "$ref": "#/$defs/HealthcheckConfig" }, { "type": "null" }],
					"default": null
				},
				"artifacts": {
					"items": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/ArtifactConfig" }] },
					"type": "array"
				}
			},
			"required": ["name"],
			"type": "object"
		},
		"TaskOS": {
			"enum": ["linux", "windows"],
			"type": "string"
		},
		"TpuSpec": {
			"properties": {
				"type": {
					"minLength": 1,
					"type": "string"
				},
				"topology": { "type": "string" }
			},
			"required": ["type", "topology"],
			"type": "object"
		},
		"VerifierCollectConfig": {
			"properties": {
				"command": { "type": "string" },
				"service": {
					"default": "main",
					"type": "string"
				},
				"timeout_sec": {
					"default": 60,
					"type": "number"
				},
				"user": {
					"anyOf": [
						{ "type": "string" },
						{ "type": "integer" },
						{ "type": "null" }
					],
					"default": null
				}
			},
			"required": ["command"],
			"type": "object"
		},
		"VerifierConfig": {
			"properties": {
				"network_mode": {
					"anyOf": [{ "$ref": "#/$defs/NetworkMode" }, { "type": "null" }],
					"default": null
				},
				"allowed_hosts": {
					"anyOf": [{
						"items": { "type": "string" },
						"type": "array"
					}, { "type": "null" }],
					"default": null
				},
				"timeout_sec": {
					"default": 600,
					"type": "number"
				},
				"env": {
					"additionalProperties": { "type": "string" },
					"type": "object"
				},
				"user": {
					"anyOf": [
						{ "type": "string" },
						{ "type": "integer" },
						{ "type": "null" }
					],
					"default": null
				},
				"environment_mode": {
					"anyOf": [{ "$ref": "#/$defs/VerifierEnvironmentMode" }, { "type": "null" }],
					"default": null
				},
				"environment": {
					"anyOf": [{ "$ref": "#/$defs/EnvironmentConfig" }, { "type": "null" }],
					"default": null
				},
				"collect": {
					"items": { "$ref": "#/$defs/VerifierCollectConfig" },
					"type": "array"
				}
			},
			"type": "object"
		},
		"VerifierEnvironmentMode": {
			"enum": ["shared", "separate"],
			"type": "string"
		}
	},
	properties: {
		"schema_version": {
			"default": "1.4",
			"type": "string"
		},
		"task": {
			"anyOf": [{ "$ref": "#/$defs/PackageInfo" }, { "type": "null" }],
			"default": null
		},
		"metadata": {
			"additionalProperties": true,
			"type": "object"
		},
		"verifier": { "$ref": "#/$defs/VerifierConfig" },
		"agent": { "$ref": "#/$defs/AgentConfig" },
		"environment": { "$ref": "#/$defs/EnvironmentConfig" },
		"solution": { "$ref": "#/$defs/SolutionConfig" },
		"source": {
			"anyOf": [{ "type": "string" }, { "type": "null" }],
			"default": null
		},
		"multi_step_reward_strategy": {
			"anyOf": [{ "$ref": "#/$defs/MultiStepRewardStrategy" }, { "type": "null" }],
			"default": null
		},
		"steps": {
			"anyOf": [{
				"items": { "$ref": "#/$defs/StepConfig" },
				"type": "array"
			}, { "type": "null" }],
			"default": null
		},
		"artifacts": {
			"items": { "anyOf": [{ "type": "string" }, { "$ref": "#/$defs/ArtifactConfig" }] },
			"type": "array"
		}
	},
	type: "object"
};

// schemas/harbor-registry.json
var harbor_registry_default = {
	$schema: "https://json-schema.org/draft/2020-12/schema",
	"x-source": {
		"package": "harbor",
		"version": "0.26.0"
	},
	type: "array",
	items: {
		"properties": {
			"name": { "type": "string" },
			"version": { "type": "string" },
			"description": { "type": "string" },
			"tasks": {
				"items": { "$ref": "#/$defs/RegistryTaskId" },
				"type": "array"
			},
			"metrics": {
				"items": { "$ref": "#/$defs/MetricConfig" },
				"type": "array"
			}
		},
		"required": [
			"name",
			"version",
			"description",
			"tasks"
		],
		"type": "object"
	},
	$defs: {
		"MetricConfig": {
			"properties": {
				"type": {
					"$ref": "#/$defs/MetricType",
					"default": "mean"
				},
				"kwargs": {
					"additionalProperties": true,
					"type": "object"
				}
			},
			"type": "object"
		},
		"MetricType": {
			"enum": [
				"sum",
				"min",
				"max",
				"mean",
				"uv-script"
			],
			"type": "string"
		},
		"RegistryTaskId": {
			"properties": {
				"name": { "type": "string" },
				"git_url": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"git_commit_id": {
					"anyOf": [{ "type": "string" }, { "type": "null" }],
					"default": null
				},
				"path": {
					"format": "path",
					"type": "string"
				}
			},
			"required": ["name", "path"],
			"type": "object"
		}
	}
};

export { harbor_task_default as n, harbor_registry_default as t };
