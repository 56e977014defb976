/** The page's heading: its title, unless a toy that changes the page's language replaces it. */
import { createContext, useContext, useEffect } from "react"

export type Heading = {
  text: string
  /** The language of the text, such as "en". */
  lang: string
}

/** The setter of the heading; null restores the title. */
export const HeadingContext = createContext<(heading: Heading | null) => void>(() => {})

/** Replaces the page's title by a heading while it is given and the component is mounted. */
export function useHeading(heading: Heading | null): void {
  const setHeading = useContext(HeadingContext)
  const { text, lang } = heading ?? {}
  useEffect(() => {
    if (text === undefined || lang === undefined) return
    setHeading({ text, lang })
    return () => setHeading(null)
  }, [setHeading, text, lang])
}
