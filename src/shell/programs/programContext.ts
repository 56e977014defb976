import { createContext, useContext } from "react"

/** What the windows of a program need of the desktop. */
export type ProgramFacts = {
  /** Closes the program if another one is open; returns whether it did. */
  closeProgram: () => boolean
}

export const ProgramContext = createContext<ProgramFacts>({ closeProgram: () => false })

export const useProgram = () => useContext(ProgramContext)
