import type { ReactNode } from "react"
import { defaultServices, ServicesContext, type Services as Switches } from "../../src/hooks/outside/services"

type Props = Partial<Switches> & { children: ReactNode }

/** Provides services with some switched otherwise than by default. */
export function Services({ children, ...overrides }: Props) {
  return (
    <ServicesContext.Provider value={{ ...defaultServices, ...overrides }}>
      {children}
    </ServicesContext.Provider>
  )
}
