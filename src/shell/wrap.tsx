import type { WrapPageElementBrowserArgs } from "gatsby"
import { Shell } from "./Shell"

type Data = {
  page?: {
    path: string
    title: string
    code: string | null
    lang?: string
    background?: string
    window?: string
  }
}

/** The desktop round every page. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs<Data>) {
  return (
    <Shell page={props.data?.page} path={props.location.pathname}>
      {element}
    </Shell>
  )
}
