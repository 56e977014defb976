import { useState } from "react"
import { text } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { type Amount, maxLength, type NamedUnit, type Problem } from "../amounts"

type Kind<U extends NamedUnit, A extends Amount<U>> = {
  /** The amount's key in the address. */
  key: string
  /** The amount's name in messages: "a distance". */
  what: string
  read: (typed: string) => A | Problem | null
  units: readonly U[]
  unitOf: (id: string) => U | undefined
}

/** A conversion's amount and units, kept in the address, and the functions that change them. */
export type Conversion<U extends NamedUnit, A extends Amount<U>> = ReturnType<typeof useConversion<U, A>>

/** Returns a conversion; `start` has the initial amount, as a visitor would type it, and the initial units' ids. */
export function useConversion<U extends NamedUnit, A extends Amount<U>>(
  { key, what, read, units, unitOf }: Kind<U, A>,
  start: { amount: string; from: string; to: string },
) {
  // `from` is the unit of an amount without one, and while the amount is incomplete.
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
      // Keeps the typed unit, so that deleting it doesn't change the conversion.
      ...(written && { from: written.id }),
      // If the typed unit equals the target, the two units are swapped.
      ...(target.to
        ? { to: target.to.id }
        : written?.id === to.id && written.id !== from.id && { to: from.id }),
    })
  }
  /** Returns the address parameters for a chosen unit, dropping the typed one. */
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

/** Splits "30 cm in hamster steps" into the amount and the target unit; null if the text names none. */
function readTarget<U extends NamedUnit>(typed: string, unitOf: (id: string) => U | undefined) {
  const [, amount = "", word = ""] = /^(.*\S)\s+(?:in|into|to|as)\s+(\S.*?)\s*$/i.exec(typed) ?? []
  const to = word === "" ? undefined : unitOf(word)
  return to ? { amount, to } : { amount: typed, to: null }
}

function isProblem(found: object): found is Problem {
  return "message" in found
}
