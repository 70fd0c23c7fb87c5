/** What turns a line into samples. The speaker plays them; a voice knows nothing of devices. */
export interface VoiceLine {
  readonly text: string;
  /** Times the usual speed. */
  readonly rate: number;
  /** Times the usual pitch. */
  readonly pitch: number;
}

export interface VoiceReports {
  /** The next of its samples, -1 to 1, as soon as they are there. */
  readonly samples: (samples: Float32Array<ArrayBuffer>, rate: number) => void;
  readonly end: () => void;
  readonly failed: (reason: string) => void;
}

export interface Voice {
  /** Reports until it has ended, has failed, or the returned function is called. */
  speak(line: VoiceLine, reports: VoiceReports): () => void;
}

/** The first that does not fail before it has begun; each is tried for every line. */
export function firstVoice([voice, ...others]: readonly Voice[]): Voice {
  if (voice === undefined) return silentVoice;
  if (others.length === 0) return voice;
  const rest = firstVoice(others);
  return {
    speak(line, reports) {
      let hasBegun = false;
      let stop: () => void = () => {};
      let isInstead = false;
      const stopFirst = voice.speak(line, {
        samples(samples, rate) {
          hasBegun = true;
          reports.samples(samples, rate);
        },
        end: reports.end,
        failed(reason) {
          if (hasBegun) return reports.failed(reason);
          isInstead = true;
          stop = rest.speak(line, reports);
        },
      });
      if (!isInstead) stop = stopFirst;
      return () => stop();
    },
  };
}

const silentVoice: Voice = {
  speak(_line, { failed }) {
    failed("No voice is installed. Install one: apt-get install espeak-ng.");
    return () => {};
  },
};
