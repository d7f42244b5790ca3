/** The rules of `<clinic-doctor>`. They ask for no document, and are built into this package. */
export {
  mixedContentFinding,
  policyFinding,
  silenceFinding,
} from '../../widgets/src/engine/diagnosis/call-findings.ts';
export { sentenceOf } from '../../widgets/src/engine/diagnosis/diagnosis-words.ts';
export {
  attributeFindings,
  tagFinding,
} from '../../widgets/src/engine/diagnosis/element-findings.ts';
export { type Finding, finding } from '../../widgets/src/engine/diagnosis/finding.ts';
export {
  isAddress,
  plainSettings,
  secondTagFindings,
  settingsFindings,
} from '../../widgets/src/engine/diagnosis/settings-findings.ts';
export { ELEMENTS } from '../../widgets/src/engine/elements/elements.ts';
export { bilingual, wordsOf } from '../../widgets/src/ui/foundation/bilingual.ts';
