/** A voice for jsdom, which has none: it writes down what it is to say, and says a piece when it is told to. */

type Piece = SpeechSynthesisUtterance & { text: string; lang: string }

export type FakeVoice = {
  /** Everything that was asked for, in order. */
  asked: Piece[]
  /** Says the next piece to its end, if there is one. */
  finish: () => void
  cancelled: () => number
  resumed: () => number
  remove: () => void
}

/** Gives the browser a voice synthesiser with these voices, as "name lang"; it may have none, as some have. */
export function giveVoice(...voices: string[]): FakeVoice {
  const asked: Piece[] = []
  let said = 0
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
      return said < asked.length
    },
    pending: false,
    resume: () => {
      resumed++
    },
    speak: (piece: Piece) => asked.push(piece),
    cancel: () => {
      cancelled++
      said = asked.length
    },
    addEventListener() {},
    removeEventListener() {},
  }
  Object.assign(window, { speechSynthesis: synth, SpeechSynthesisUtterance: Utterance })
  return {
    asked,
    finish: () => {
      if (said < asked.length) asked[said++]?.onend?.({} as SpeechSynthesisEvent)
    },
    cancelled: () => cancelled,
    resumed: () => resumed,
    remove: () => {
      Reflect.deleteProperty(window, "speechSynthesis")
      Reflect.deleteProperty(window, "SpeechSynthesisUtterance")
    },
  }
}
