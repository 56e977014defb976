import { createContext, useContext } from "react"

/** Functions of the desktop for the windows of a program. */
export type ProgramFacts = {
  /** Closes the program if another one is open; returns whether it did. */
  closeProgram: () => boolean
}

export const ProgramContext = createContext<ProgramFacts>({ closeProgram: () => false })

export const useProgram = () => useContext(ProgramContext)
