/**
 * pocketsphinx (Debian's `libpocketsphinx3` and `pocketsphinx-en-us`) in this process. Each grammar is a search of its
 * own; changing it takes less than a millisecond.
 */
import { existsSync } from "node:fs";

/** 16-bit samples at 16,000 a second. */
export const SAMPLE_RATE = 16_000;
const MODEL = "/usr/share/pocketsphinx/model/en-us";
const LIBRARIES = ["libsphinxbase.so.3", "libpocketsphinx.so.3"] as const;

const OPTIONS = [
  // Where speech begins and ends is found before: what would be left out here are the soft sounds of it.
  "-remove_silence",
  "no",
  // Breath and noise around the words are likely. Of 48 answers of one voice in noise at 20 dB, both together made 3 more be
  // taken at once, of another 1 fewer. Wider beams, more Gaussians (-topn 8), and noise left in (-remove_noise no) gained
  // nothing there, or lost.
  "-silprob",
  "0.1",
  "-fillprob",
  "1e-3",
  // Phones that nothing stands beside: in a third of the time, and they tell what is no phrase better than phones in words do.
  "-allphone_ci",
  "yes",
];

export const NO_POCKETSPHINX =
  "Nothing can be recognised here without the network. Install it: " +
  "apt-get install libpocketsphinx3 pocketsphinx-en-us espeak-ng alsa-utils";

export interface Decoder {
  /** How the word is said, in ARPAbet; null where it does not know. */
  phonesOf(word: string): string | null;
  /** @param phones of ARPAbet, as in "B EH R" */
  addWord(word: string, phones: string): void;
  /** @param rule a JSGF expansion; false if it cannot be read */
  setGrammar(name: string, rule: string): boolean;
  /** A search that hears one phone of any kind after the other: how well the sound fits when it need not be words. */
  setPhones(name: string): void;
  /** What was heard, by this grammar, with the score of its likelihood; null if nothing fits. */
  decode(samples: Int16Array, grammar: string): Hypothesis | null;
  close(): void;
}

export interface Hypothesis {
  readonly words: string;
  readonly score: number;
}

export function hasModel(): boolean {
  return existsSync(MODEL);
}

/** Undefined where the library or its model is not installed. */
export async function loadDecoder(): Promise<Decoder | undefined> {
  if (!hasModel()) return undefined;
  try {
    // Loaded only by who listens: every other program starts without it.
    const koffi = await import("koffi");
    return createDecoder(koffi);
  } catch {
    return undefined;
  }
}

function createDecoder(koffi: typeof import("koffi")): Decoder {
  const [base, sphinx] = LIBRARIES.map((name) => koffi.load(name));
  if (base === undefined || sphinx === undefined) throw new Error("pocketsphinx: a library is missing");
  const call = {
    args: sphinx.func("void *ps_args()"),
    config: base.func("void *cmd_ln_init(void *inout, void *defn, int strict, ...)"),
    init: sphinx.func("void *ps_init(void *config)"),
    free: sphinx.func("int ps_free(void *ps)"),
    lookUp: sphinx.func("const char *ps_lookup_word(void *ps, const char *word)"),
    addWord: sphinx.func("int ps_add_word(void *ps, const char *word, const char *phones, int update)"),
    setGrammar: sphinx.func("int ps_set_jsgf_string(void *ps, const char *name, const char *jsgf)"),
    setPhones: sphinx.func("int ps_set_allphone(void *ps, const char *name, void *model)"),
    setSearch: sphinx.func("int ps_set_search(void *ps, const char *name)"),
    start: sphinx.func("int ps_start_utt(void *ps)"),
    end: sphinx.func("int ps_end_utt(void *ps)"),
    process: sphinx.func(
      "int ps_process_raw(void *ps, const int16_t *data, size_t count, int no_search, int full_utt)",
    ),
    hypothesis: sphinx.func("const char *ps_get_hyp(void *ps, _Out_ int32_t *score)"),
  };
  const options = [
    "-hmm",
    `${MODEL}/en-us`,
    "-dict",
    `${MODEL}/cmudict-en-us.dict`,
    "-logfn",
    "/dev/null",
    ...OPTIONS,
  ];
  const config: unknown = call.config(null, call.args(), 1, ...options.flatMap(asText), "char *", null);
  const ps: unknown = call.init(config);
  if (ps === null) throw new Error("pocketsphinx: it cannot begin");
  const grammars = new Map<string, string>();

  return {
    phonesOf(word) {
      const phones: unknown = call.lookUp(ps, word);
      return typeof phones === "string" ? phones : null;
    },
    addWord: (word, phones) => {
      call.addWord(ps, word, phones, 1);
    },
    setGrammar(name, rule) {
      if (grammars.get(name) === rule) return true;
      const isRead = call.setGrammar(ps, name, `#JSGF V1.0; grammar g; public <x> = ${rule};`) >= 0;
      if (isRead) grammars.set(name, rule);
      return isRead;
    },
    setPhones: (name) => {
      call.setPhones(ps, name, null);
    },
    decode(recording, grammar) {
      const samples = withHush(recording);
      call.setSearch(ps, grammar);
      call.start(ps);
      call.process(ps, samples, samples.length, 0, 1);
      call.end(ps);
      const score = [0];
      const words: unknown = call.hypothesis(ps, score);
      return typeof words === "string" ? { words, score: score[0] ?? 0 } : null;
    },
    close: () => {
      call.free(ps);
    },
  };
}

function asText(text: string): readonly ["char *", string] {
  return ["char *", text];
}

/**
 * The last bit set in every other sample or so, the same each time: the model has never heard the silence of a file, in which
 * there is nothing at all. The decoder's own dither falls otherwise at each decoding, by half of what is called near.
 */
function withHush(samples: Int16Array): Int16Array {
  let bits = 1;
  return samples.map((sample) => {
    bits = Math.imul(bits, 1_103_515_245) + 12_345;
    return sample | ((bits >> 16) & 1);
  });
}
