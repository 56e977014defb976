import type { ComponentProps } from "react"
import { LazyDialog } from "./LazyDialog"
import type PopupMenu from "./PopupMenu"

const loadMenu = () => import("./PopupMenu")

/** A popup menu whose script loads when the first menu is opened. */
export function LazyMenu(props: ComponentProps<typeof PopupMenu>) {
  return (
    <LazyDialog title="Menu" what="The menu" load={loadMenu} onClose={() => props.onClose("escape")}>
      {Menu => <Menu {...props} />}
    </LazyDialog>
  )
}
