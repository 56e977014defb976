/** A fake of speech synthesis for jsdom: it records utterances, and ends them on demand. */

type SpokenText = SpeechSynthesisUtterance & { text: string; lang: string }

export type FakeVoice = {
  /** All utterances, in order. */
  asked: SpokenText[]
  /** Ends the next utterance, if there is one. */
  finish: () => void
  cancelled: () => number
  remove: () => void
}

/** Installs the fake with these voices, each as "name lang"; some browsers have none. */
export function giveVoice(...voices: string[]): FakeVoice {
  const asked: SpokenText[] = []
  let finished = 0
  let cancelled = 0
  class Utterance {
    lang = ""
    voice: SpeechSynthesisVoice | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(readonly text: string) {}
  }
  const installed = voices.map(voice => {
    const [name = "", lang = ""] = voice.split(" ")
    return { name, lang, voiceURI: name, default: false, localService: true }
  })
  const synth = {
    getVoices: () => installed,
    speak: (utterance: SpokenText) => asked.push(utterance),
    cancel: () => {
      cancelled++
      finished = asked.length
    },
    addEventListener() {},
    removeEventListener() {},
  }
  Object.assign(window, { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance })
  return {
    asked,
    finish: () => {
      if (finished < asked.length) asked[finished++]?.onend?.({} as SpeechSynthesisEvent)
    },
    cancelled: () => cancelled,
    remove: () => {
      Reflect.deleteProperty(window, "speechSynthesis")
      Reflect.deleteProperty(window, "SpeechSynthesisUtterance")
    },
  }
}
