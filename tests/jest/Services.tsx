import type { ReactNode } from "react"
import { ServicesContext, type Services as Switches, usualServices } from "../../src/hooks/outside/services"

type Props = Partial<Switches> & { children: ReactNode }

/** Provides services with some switched otherwise than by default. */
export function Services({ children, ...overrides }: Props) {
  return (
    <ServicesContext.Provider value={{ ...usualServices, ...overrides }}>{children}</ServicesContext.Provider>
  )
}
