import { useId } from "react"

/** What ties a control to its label and to what is wrong with it, without anybody writing an id. */
export type Ties = {
  id: string
  problemId: string
  /** For the control itself. */
  control: { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined }
}

/** `problem` is what is wrong, or nothing; `describedBy` names other elements that tell of the control. */
export function useTies(problem?: string | null | false, describedBy?: string): Ties {
  const id = useId()
  const problemId = `${id}-problem`
  const ids = [problem ? problemId : "", describedBy ?? ""].filter(Boolean).join(" ")
  return {
    id,
    problemId,
    control: { id, "aria-invalid": problem ? true : undefined, "aria-describedby": ids || undefined },
  }
}

/** Classes of the kit with that of the caller. */
export function classes(...names: (string | undefined | false)[]): string {
  return names.filter(Boolean).join(" ")
}
