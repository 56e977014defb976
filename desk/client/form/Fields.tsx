/** The form fields of one value, generated from its schema. */
// The index would also import the test registry, whose validator needs eval.
import Form from "@rjsf/core/lib/components/Form.js"
import type { ErrorSchema, RJSFSchema } from "@rjsf/utils"
import { useMemo } from "react"
import type { Json } from "../../../src/lib/content/tree"
import type { Schema } from "../../shared/api"
import { prepareSchema, uiSchemaOf, withoutUndefined } from "./sections"
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
  const formSchema = useMemo(() => prepareSchema(schema) as RJSFSchema, [schema])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the widget must not change while its field is being typed in.
  const uiSchema = useMemo(() => uiSchemaOf(schema, value), [schema, id])
  return (
    <Form
      key={id}
      idPrefix={id}
      tagName="div"
      schema={formSchema}
      uiSchema={uiSchema}
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
      onChange={({ formData }) => onChange(withoutUndefined(formData))}
    />
  )
}
