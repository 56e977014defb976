import { useId, useState } from "react"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import * as styles from "../AsciiJuhq.module.css"
import { asComment, type Language, languages, ways } from "../comments"

/** The banner as a comment of the language that is chosen, to be copied. */
export function CommentBox({ art }: { art: string }) {
  const id = useId()
  const [language, setLanguage] = useState<Language>("javascript")
  const { text, bent } = asComment(art, language)
  return (
    <fieldset className={styles.comment}>
      <legend>As a comment</legend>
      <div className="field-row">
        <label htmlFor={id}>Language</label>
        <select
          id={id}
          value={language}
          onChange={event =>
            setLanguage(languages.find(known => known === event.target.value) ?? "javascript")
          }
        >
          {languages.map(known => (
            <option key={known} value={known}>
              {ways[known].name}
            </option>
          ))}
        </select>
      </div>
      <ScrollArea className={styles.scroll} maxHeight="18rem" label={`Comment in ${ways[language].name}`}>
        <pre className={styles.code}>{text}</pre>
      </ScrollArea>
      <p className={styles.said} role="status">
        {bent > 0 &&
          `${bent} ${bent === 1 ? "line" : "lines"} would have ended the comment early or lured the compiler. One sign in each was bent a little.`}
      </p>
      <div className="buttons">
        <CopyButton text={text} label="Copy the comment" />
      </div>
    </fieldset>
  )
}
