/** A fake speechSynthesis for jsdom, which records utterances and ends each on request. */

type Piece = SpeechSynthesisUtterance & { text: string; lang: string }

export type FakeVoice = {
  /** All utterances in order. */
  asked: Piece[]
  /** Ends the next utterance, if there is one. */
  finish: () => void
  cancelled: () => number
  resumed: () => number
  remove: () => void
}

/** Installs the fake with these voices, as "name lang"; possibly none, as in some browsers. */
export function giveVoice(...voices: string[]): FakeVoice {
  const asked: Piece[] = []
  let spokenCount = 0
  let cancelled = 0
  let resumed = 0
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
    get speaking() {
      return spokenCount < asked.length
    },
    pending: false,
    resume: () => {
      resumed++
    },
    speak: (piece: Piece) => asked.push(piece),
    cancel: () => {
      cancelled++
      spokenCount = asked.length
    },
    addEventListener() {},
    removeEventListener() {},
  }
  Object.assign(window, { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance })
  return {
    asked,
    finish: () => {
      if (spokenCount < asked.length) asked[spokenCount++]?.onend?.({} as SpeechSynthesisEvent)
    },
    cancelled: () => cancelled,
    resumed: () => resumed,
    remove: () => {
      Reflect.deleteProperty(window, "speechSynthesis")
      Reflect.deleteProperty(window, "SpeechSynthesisUtterance")
    },
  }
}
