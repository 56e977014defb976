import { useState } from "react"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { type Amount, maxLength, type Problem, type Unit } from "../amounts"

type Kind<U extends Unit, A extends Amount<U>> = {
  /** What the amount is called in the address. */
  key: string
  /** "a distance" */
  what: string
  read: (typed: string) => A | Problem | null
  units: readonly U[]
  unitOf: (id: string) => U | undefined
}

/** What is converted on a page, from which unit to which, as it stands in the address, with the ways to change it. */
export type Conversion<U extends Unit, A extends Amount<U>> = ReturnType<typeof useConversion<U, A>>

/** `start` is the amount to begin with, as one would type it, and the ids of the units. */
export function useConversion<U extends Unit, A extends Amount<U>>(
  { key, what, read, units, unitOf }: Kind<U, A>,
  start: { amount: string; from: string; to: string },
) {
  // A chosen unit is that of a number that was written without one, and of one that is not finished.
  const address = useAddress<Record<string, string | null>>({
    [key]: text(null),
    from: text(null),
    to: text(null),
  })
  const { values, set } = address
  const [refused, setRefused] = useState("")

  const typed = values[key] ?? start.amount
  const asked = readTarget(typed, unitOf)
  const found = read(asked.amount)
  const given = found && !isProblem(found) ? found : null
  const unit = (id: string) => unitOf(id) ?? (units[0] as U)
  const from = given?.unit ?? unit(values.from ?? start.from)
  const to = asked.to ?? unit(values.to ?? start.to)

  const forget = (act: () => void) => () => {
    setRefused("")
    act()
  }
  const type = (next: string) => {
    if (next.length > maxLength) {
      const many = next.length.toLocaleString("en-GB")
      return setRefused(
        `That has ${many} characters, and ${what} has at most ${maxLength} here. It was not taken.`,
      )
    }
    setRefused("")
    const target = readTarget(next, unitOf)
    const now = read(target.amount)
    const written = now && !isProblem(now) ? now.unit : null
    set({
      [key]: next,
      // The unit is kept for when it is taken away again: the number then is still of the same kind.
      ...(written && { from: written.id }),
      // What is converted to itself was meant to be converted to something else.
      ...(target.to
        ? { to: target.to.id }
        : written?.id === to.id && written.id !== from.id && { to: from.id }),
    })
  }
  /** The unit in place of the one that was written. */
  const chosen = (from: string) => ({
    ...((given?.unit || asked.to) && given && { [key]: given.number }),
    from,
  })
  const swapped = () => set({ ...chosen(to.id), to: from.id })
  return {
    typed,
    refused,
    problem: found && isProblem(found) ? found : null,
    given,
    from,
    to,
    type,
    chooseFrom: (id: string) => (id === to.id && id !== from.id ? swapped() : set(chosen(id))),
    chooseTo: (id: string) =>
      id === from.id && id !== to.id ? swapped() : set({ to: id, ...(asked.to && { [key]: asked.amount }) }),
    swap: swapped,
    restart: { ...address, reset: forget(address.reset), undo: forget(address.undo) },
  }
}

/** "30 cm in hamster steps" as the amount and the unit that is asked for; null where the text names none. */
function readTarget<U extends Unit>(typed: string, unitOf: (id: string) => U | undefined) {
  const [, amount = "", word = ""] = /^(.*\S)\s+(?:in|into|to|as)\s+(\S.*?)\s*$/i.exec(typed) ?? []
  const to = word === "" ? undefined : unitOf(word)
  return to ? { amount, to } : { amount: typed, to: null }
}

function isProblem(found: object): found is Problem {
  return "message" in found
}
