/** A dataset that a config shipped with NeMo Gym names. */
export interface KnownDataset {
  readonly id: string;
  /** Files the config fetches; empty: it loads a split. */
  readonly artifacts: readonly string[];
  /** What `gym env start --resources-server` takes; null where the config is started otherwise. */
  readonly server: string | null;
  readonly agent: string;
  /** The config names somebody else's data, whose rows need not be NeMo Gym's. */
  readonly source: boolean;
}

/** The release whose configs were read. */
export const KNOWN_RELEASE = '0.7.0';

const TRAIN = ['train.jsonl'];
const TRAIN_VALIDATION = ['train.jsonl', 'validation.jsonl'];
const SINGLE_STEP = 'single_step_tool_use_with_argument_comparison';

function known(
  id: string,
  artifacts: readonly string[],
  server: string | null,
  agent: string,
  source = false,
): KnownDataset {
  return { id, artifacts, server, agent, source };
}

const KNOWN: readonly KnownDataset[] = [
  known(
    'nvidia/Nemotron-RL-agent-workplace_assistant',
    TRAIN_VALIDATION,
    'workplace_assistant',
    'workplace_assistant_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-instruction_following-structured_outputs',
    ['structured_outputs_251027_nano_v3_sdg_json_train.jsonl', 'structured_outputs_251027_nano_v3_sdg_json_val.jsonl'],
    'structured_outputs/structured_outputs_json',
    'structured_outputs_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-instruction_following',
    ['instruction_following.jsonl'],
    'instruction_following',
    'instruction_following_simple_agent',
  ),
  known('nvidia/Nemotron-RL-agent-calendar_scheduling', TRAIN_VALIDATION, 'calendar', 'calendar_simple_agent'),
  known(
    'nvidia/Nemotron-RL-Instruction-Following-Calendar-v2',
    TRAIN_VALIDATION,
    'calendar/calendar_v2',
    'calendar_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-Instruction-Following-MultiTurnChat-v1',
    TRAIN,
    'multichallenge/multichallenge_nrl',
    'multichallenge_simple_agent',
  ),
  known('nvidia/Nemotron-RL-knowledge-mcqa', [], 'mcqa', 'mcqa_simple_agent'),
  known('nvidia/Nemotron-RL-knowledge-openQA', [], 'equivalence_llm_judge', 'equivalence_llm_judge_simple_agent'),
  known(
    'nvidia/Nemotron-RL-knowledge-web_search-mcqa',
    ['mcqa_search.jsonl'],
    'google_search',
    'google_search_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-math-OpenMathReasoning',
    ['train.jsonl', 'validation.jsonl', 'aime24_validation.jsonl'],
    'math_with_judge',
    'math_with_judge_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-math-stack_overflow',
    ['math_stack_overflow_problems.jsonl'],
    'math_with_judge/math_stack_overflow',
    'math_with_judge_simple_agent',
  ),
  known(
    'nvidia/Nemotron-RL-math-advanced_calculations',
    [],
    'math_advanced_calculations',
    'math_advanced_calculations_simple_agent',
  ),
  known(
    'nvidia/nemotron-RL-coding-competitive_coding',
    ['opencodereasoning_filtered_25k_train.jsonl', 'validation.jsonl'],
    'code_gen',
    'code_gen_simple_agent',
  ),
  known('nvidia/Nemotron-RL-ReasoningGym-v1', ['data/train.jsonl'], 'reasoning_gym', 'reasoning_gym_simple_agent'),
  known('nvidia/Nemotron-RL-QA-Abstention-v1', ['data/train.jsonl'], 'abstention', 'abstention_simple_agent'),
  known('nvidia/Nemotron-RL-litmus-bench-v0.1', TRAIN, 'litmus_agent', 'litmus_agent_agent'),
  known('nvidia/Nemotron-RL-Agentic-Conversational-Tool-Use-Pivot-v1', TRAIN, SINGLE_STEP, `${SINGLE_STEP}_agent`),
  known(
    'nvidia/Nemotron-RL-Agentic-Function-Calling-Pivot-v1',
    TRAIN,
    `${SINGLE_STEP}/toolcall_schema_${SINGLE_STEP}`,
    `toolcall_schema_${SINGLE_STEP}_agent`,
  ),
  known(
    'nvidia/Nemotron-RL-Agentic-SWE-Pivot-v1',
    TRAIN,
    `${SINGLE_STEP}/swe_pivot_${SINGLE_STEP}`,
    `swe_pivot_${SINGLE_STEP}_agent`,
  ),
  known('NPCI/nemo-gym-indian-banking', TRAIN_VALIDATION, 'indian_banking', 'indian_banking_agent'),
  known('appliedcompute/vcqa-v1', ['rows/train.jsonl', 'rows/test.jsonl'], null, 'vcqa_agent'),
  known('Junrulu/RoleMRC', ['roleMRC_test.jsonl'], 'rolemrc', 'rolemrc_simple_agent', true),
  known('SWE-Gym/SWE-Gym', [], null, 'mini_swe_simple_agent', true),
  known('princeton-nlp/SWE-bench_Verified', [], null, 'mini_swe_simple_agent', true),
  known('xlangai/osworld', [], null, 'osworld_simple_agent', true),
];

/** The entry of a repo id; the Hub treats ids without regard to case. */
export function knownDataset(repoId: string | null): KnownDataset | null {
  if (repoId === null) return null;
  const id = repoId.toLowerCase();
  return KNOWN.find((entry) => entry.id.toLowerCase() === id) ?? null;
}
