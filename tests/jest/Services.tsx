import type { ReactNode } from "react"
import { ServicesContext, type Services as Switches, usualServices } from "../../src/hooks/outside/services"

type Props = Partial<Switches> & { children: ReactNode }

/** A site whose configuration has some of the outside services switched otherwise than usual. */
export function Services({ children, ...switched }: Props) {
  return (
    <ServicesContext.Provider value={{ ...usualServices, ...switched }}>{children}</ServicesContext.Provider>
  )
}
