import { type ComponentProps, lazy, Suspense } from "react"
import type PopupMenu from "./PopupMenu"

const Menu = lazy(() => import("./PopupMenu"))

/** A menu whose script comes with the first of them that is opened. */
export function LazyMenu(props: ComponentProps<typeof PopupMenu>) {
  return (
    <Suspense fallback={null}>
      <Menu {...props} />
    </Suspense>
  )
}
