/** The page's heading, which is its title, and which a toy that turns the page to another language says in that one. */
import { createContext, useContext, useEffect } from "react"

export type Heading = {
  text: string
  /** The language of the text, as "en". */
  lang: string
}

/** Says another heading than the title, or with null the title again. */
export const HeadingContext = createContext<(heading: Heading | null) => void>(() => {})

/** Puts a heading in the place of the page's title, for as long as it is given and the component is there. */
export function useHeading(heading: Heading | null): void {
  const say = useContext(HeadingContext)
  const { text, lang } = heading ?? {}
  useEffect(() => {
    if (text === undefined || lang === undefined) return
    say({ text, lang })
    return () => say(null)
  }, [say, text, lang])
}
