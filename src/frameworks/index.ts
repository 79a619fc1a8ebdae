import type { FrameworkKey } from '../config/vocabulary.ts';
import { harbor } from './harbor.ts';
import { nemoGym } from './nemo-gym.ts';
import { openenv } from './openenv.ts';
import type { Detector } from './types.ts';
import { verifiers } from './verifiers.ts';

/** Every detector. A new framework is one file and one line here. */
export const DETECTORS: Readonly<Record<FrameworkKey, Detector>> = {
  harbor,
  verifiers,
  openenv,
  'nemo-gym': nemoGym,
};
