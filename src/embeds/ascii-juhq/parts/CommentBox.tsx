import { CopyButton } from "../../../components/copy-button/CopyButton"
import { ScrollArea } from "../../../components/scroll-area/ScrollArea"
import { Choice } from "../../../kits/controls/Choice"
import * as styles from "../AsciiJuhq.module.css"
import { asComment, type Language, languages, ways } from "../comments"

type Props = { art: string; language: Language; onLanguage: (language: Language) => void }

/** The banner as a comment of the chosen language, ready to copy. */
export function CommentBox({ art, language, onLanguage }: Props) {
  const { text, bent } = asComment(art, language)
  return (
    <fieldset className={styles.comment}>
      <legend>As a comment</legend>
      <Choice
        className="field-row"
        label="Language"
        value={language}
        options={languages.map(known => [known, ways[known].name] as const)}
        onChange={onLanguage}
      />
      <ScrollArea className={styles.scroll} label={`Comment in ${ways[language].name}`}>
        <pre className={styles.code}>{text}</pre>
      </ScrollArea>
      <p className={styles.message} role="status">
        {bent > 0 &&
          `${bent} ${bent === 1 ? "line" : "lines"} would have ended the comment. Something was bent a little.`}
      </p>
      <div className="buttons">
        <CopyButton text={text} label="Copy the comment" />
      </div>
    </fieldset>
  )
}
