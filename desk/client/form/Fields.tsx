/** The fields of one value, made from its schema. */
// The index would bring its tests' registry along, and with it a validator that needs eval.
import Form from "@rjsf/core/lib/components/Form.js"
import type { ErrorSchema, RJSFSchema } from "@rjsf/utils"
import { useMemo } from "react"
import type { Json } from "../../../src/lib/content/tree"
import type { Schema } from "../../shared/api"
import { looksOf, prepared, withoutGaps } from "./sections"
import { templates } from "./templates"
import { validator } from "./validator"

type Props = {
  id: string
  schema: Schema
  value: Json
  errors: Record<string, unknown>
  readOnly: boolean
  onChange: (value: Json) => void
}

export function Fields({ id, schema, value, errors, readOnly, onChange }: Props) {
  const bare = useMemo(() => prepared(schema) as RJSFSchema, [schema])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that gets long while one types in it stays what it is.
  const looks = useMemo(() => looksOf(schema, value), [schema, id])
  return (
    <Form
      key={id}
      idPrefix={id}
      tagName="div"
      schema={bare}
      uiSchema={looks}
      formData={value}
      validator={validator}
      templates={templates}
      extraErrors={errors as ErrorSchema<unknown>}
      showErrorList="top"
      noHtml5Validate
      readonly={readOnly}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: "skipDefaults",
        arrayMinItems: { populate: "never" },
        constAsDefaults: "never",
      }}
      onChange={({ formData }) => onChange(withoutGaps(formData))}
    />
  )
}
