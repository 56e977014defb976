/** The current card: named by the address, marks stored in this browser, with undo. */
import { useEffect, useState } from "react"
import * as v from "valibot"
import { random } from "../../../hooks/browser/random"
import { storageEntry } from "../../../hooks/storage/storageEntry"
import { read, useStorage } from "../../../hooks/storage/useStorage"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { cardName, marksOf, newName, type StoredCard, toggled, withCard } from "./logic"
import type { BingoData } from "./schema"

const card = v.object({ name: v.string(), marks: v.array(v.string()) })
const nothing: StoredCard[] = []

/** Marked cards, most recent first. */
export const bingoCards = storageEntry("eurovision/bingo", v.array(card), nothing)

const maxSteps = 100

export function useBingo({ names }: BingoData) {
  const { values, set: setAddress } = useAddress({ card: text("") })
  const [cards, setCards] = useStorage(bingoCards)
  const [dealt, setDealt] = useState<string | null>(null)
  const [past, setPast] = useState<StoredCard[]>([])
  useEffect(() => {
    setDealt(old => old ?? read(bingoCards)[0]?.name ?? newName(names, random))
  }, [names])

  const asked = cardName(values.card)
  // Puts a dealt card's name into the address, so that the page can be shared as it is.
  useEffect(() => {
    if (dealt && !asked) setAddress({ card: dealt })
  }, [dealt, asked, setAddress])

  const name = dealt === null ? null : asked || dealt
  const marks = name === null ? [] : marksOf(cards, name)

  const remember = () => {
    if (name !== null) setPast(old => [...old, { name, marks: [...marks] }].slice(-maxSteps))
  }
  const set = (next: string[]) => {
    if (name === null) return
    remember()
    setCards(old => withCard(old, { name, marks: next }))
  }
  return {
    /** Null before mount. */
    name,
    marks,
    toggle: (text: string) => set(toggled(marks, text)),
    clear: () => set([]),
    /** Switches to another card; a new one if no name is given. */
    take: (typed?: string) => {
      remember()
      setAddress({ card: cardName(typed ?? "") || newName(names, random) })
    },
    canUndo: past.length > 0,
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      setAddress({ card: last.name })
      setCards(old => withCard(old, last))
    },
  }
}
