import { getDictionary } from '@calls/council/dictionary/contract.ts';
import { listLayers } from '@calls/land/layers/contract.ts';
import type { ModelStructure } from '@calls/land/sentence-search/contract.ts';
import { getAI, getGenerativeModel, GoogleAIBackend } from 'firebase/ai';
import { getApps, initializeApp } from 'firebase/app';
import { call } from '../../api/call.ts';
import type { TenantRecord } from '../../session/tenant.tsx';
import { instruction } from './instruction.ts';

const APP = 'sentence-search';
const PATIENCE_MS = 8_000;

/**
 * What the council's model (Firebase AI Logic) reads out of a sentence. It is shown the dictionary and the layers'
 * names, never a site; the server checks all of its output. Throws if it is unavailable.
 */
export async function askModel(tenant: TenantRecord, sentence: string): Promise<ModelStructure> {
  const { apiKey, projectId, appId, model } = tenant.firebase;
  if (!apiKey || !projectId || !appId || !model) throw new Error('No model is configured');
  const [dictionary, layers] = await Promise.all([
    call(getDictionary, {}),
    call(listLayers, { visibility: 'placemaker' }),
  ]);
  const app =
    getApps().find(({ name }) => name === APP) ?? initializeApp({ apiKey, projectId, appId }, APP);
  const reader = getGenerativeModel(
    getAI(app, { backend: new GoogleAIBackend() }),
    {
      model,
      systemInstruction: instruction(dictionary.fields, layers),
      generationConfig: { temperature: 0, responseMimeType: 'application/json' },
    },
    { timeout: PATIENCE_MS },
  );
  // As JSON text, so that a sentence cannot pass for an instruction.
  const { response } = await reader.generateContent(JSON.stringify({ sentence }));
  return JSON.parse(response.text()) as ModelStructure;
}
