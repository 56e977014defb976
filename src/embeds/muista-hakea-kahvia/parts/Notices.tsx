import * as styles from "../MuistaHakeaKahvia.module.css"
import type { Permission } from "../useNotice"
import type { Words } from "../words"

type Props = { says: Words; permission: Permission | null; onAsk: () => void }

/** The notification settings. Permission is requested only when the button is pressed. */
export function Notices({ says, permission, onAsk }: Props) {
  return (
    <div className={styles.notices} role="status">
      {permission === "default" && (
        <button type="button" onClick={onAsk}>
          {says.allow}
        </button>
      )}
      {permission === "granted" && says.allowed}
      {permission === "denied" && says.denied}
      {permission === "missing" && says.missing}
    </div>
  )
}
