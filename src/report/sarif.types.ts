/** The part of SARIF 2.1.0 that envcard writes. */
export interface SarifLog {
  readonly $schema: string;
  readonly version: '2.1.0';
  readonly runs: readonly SarifRun[];
}

interface SarifRun {
  readonly tool: { readonly driver: SarifDriver };
  readonly columnKind: 'utf16CodeUnits';
  readonly originalUriBaseIds?: Readonly<Record<string, { uri?: string; description?: SarifMessage }>>;
  readonly invocations: readonly SarifInvocation[];
  readonly results: readonly SarifResult[];
}

interface SarifDriver {
  readonly name: string;
  readonly version: string;
  readonly semanticVersion: string;
  readonly rules: readonly SarifRule[];
}

interface SarifMessage {
  readonly text: string;
}

export type SarifLevel = 'error' | 'warning' | 'note';

export interface SarifRule {
  readonly id: string;
  readonly shortDescription: SarifMessage;
  readonly fullDescription: SarifMessage;
  readonly help: { readonly text: string; readonly markdown: string };
  readonly defaultConfiguration: { readonly level: SarifLevel };
}

export interface SarifInvocation {
  readonly executionSuccessful: boolean;
  readonly exitCode?: number;
  readonly toolExecutionNotifications?: readonly { readonly level: SarifLevel; readonly message: SarifMessage }[];
}

export interface SarifLocation {
  readonly uri: string;
  readonly uriBaseId?: string;
}

export interface SarifRegion {
  startLine: number;
  startColumn?: number;
  endLine?: number;
  endColumn?: number;
}

export interface SarifResult {
  readonly ruleId: string;
  readonly ruleIndex?: number;
  readonly level: SarifLevel;
  readonly message: SarifMessage;
  readonly locations: readonly {
    readonly physicalLocation: { readonly artifactLocation: SarifLocation; readonly region: SarifRegion };
  }[];
  readonly partialFingerprints: Readonly<Record<string, string>>;
  readonly fixes?: readonly SarifFix[];
  readonly properties: { readonly code: string; readonly framework?: string };
}

export interface SarifFix {
  readonly description: SarifMessage;
  readonly artifactChanges: readonly {
    readonly artifactLocation: SarifLocation;
    readonly replacements: readonly {
      readonly deletedRegion: { readonly byteOffset: number; readonly byteLength: number };
      readonly insertedContent: SarifMessage;
    }[];
  }[];
}
