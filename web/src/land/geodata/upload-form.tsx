import { uploadGeodata } from '@calls/land/geodata/contract.ts';
import { importFields, importKinds } from '@contract/land/geodata/contract.ts';
import { MAX_UPLOAD_BYTES } from '@contract/land/ground/shape-files/upload-limit.ts';
import { yup } from '@contract/platform/contract.ts';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { RadioField, TextField } from '../../forms/fields.tsx';
import { Form } from '../../forms/form.tsx';
import { useDraftForm } from '../../forms/use-draft-form.ts';
import { FileField } from '../../forms/file-field.tsx';
import { geodataPageMessages as messages } from './messages.ts';

const schema = yup.object({
  file: yup
    .mixed<File>((value): value is File => value instanceof File)
    .required(messages.chooseFile)
    .test('size', messages.tooLarge, (file) => file === undefined || file.size <= MAX_UPLOAD_BYTES),
  kind: yup.string().oneOf(importKinds, messages.chooseKind).required(messages.chooseKind),
  name: importFields.name
    .trim()
    .default('')
    .when('kind', { is: 'layer', then: (name) => name.required(messages.nameLayer) }),
  reference: importFields.reference.trim().default(''),
  where: importFields.where.trim().default(''),
  attribution: importFields.attribution.trim().default(''),
});

interface UploadProps {
  /** An import's report has the main action. */
  isSecond: boolean;
  onStarted: (importId: number) => void;
}

/** Chooses a file and says what it is; the import then runs as a job. */
export function UploadForm({ isSecond, onStarted }: UploadProps) {
  // A new form after each upload: a file input cannot be cleared otherwise.
  const [round, setRound] = useState(0);
  return (
    <Fields
      key={round}
      isSecond={isSecond}
      onStarted={(id) => {
        setRound(round + 1);
        onStarted(id);
      }}
    />
  );
}

function Fields({ isSecond, onStarted }: UploadProps) {
  const form = useDraftForm({
    formName: 'geodata-upload',
    schema,
    defaults: { kind: 'brownfield', name: '', reference: '', where: '', attribution: '' },
    secret: ['file'],
  });
  const action = useAction(uploadGeodata, {
    failure: messages.failed,
    onDone: ({ id }) => {
      form.sent();
      onStarted(id);
    },
  });
  const kind = form.watch('kind');
  return (
    <Form
      form={form}
      serverFields={action.fields}
      isSecond={isSecond}
      submit={
        action.running ? messages.uploading : kind === 'layer' ? messages.upload : messages.compare
      }
      onSubmit={({ file, kind: chosen, name, reference, where, attribution }) =>
        action.run({
          file,
          kind: chosen,
          name: name || undefined,
          reference: reference || undefined,
          where: (chosen !== 'brownfield' && where) || undefined,
          attribution: (chosen === 'layer' && attribution) || undefined,
          preview: chosen === 'layer' ? undefined : ('true' as const),
        })
      }
    >
      <RadioField
        name="kind"
        label={messages.kind}
        choices={importKinds.map((value) => ({ value, label: messages.kinds[value] }))}
      />
      <FileField
        name="file"
        label={messages.file}
        hint={`${messages.kindHints[kind]}. ${messages.fileHint}`}
        accept={
          kind === 'brownfield'
            ? '.csv,.txt,.xlsx,text/csv'
            : '.geojson,.json,.gpkg,.kml,.gml,.zip,.csv,.xlsx'
        }
      />
      {kind === 'layer' && (
        <TextField name="name" label={messages.layerName} hint={messages.layerNameHint} />
      )}
      {kind === 'sites' && (
        <TextField
          name="name"
          label={messages.sourceName}
          hint={messages.sourceNameHint}
          optional
        />
      )}
      {kind !== 'brownfield' && (
        <>
          <TextField
            name="reference"
            label={messages.reference}
            hint={messages.referenceHint}
            optional
          />
          <TextField name="where" label={messages.where} hint={messages.whereHint} optional />
        </>
      )}
      {kind === 'layer' && (
        <TextField
          name="attribution"
          label={messages.attribution}
          hint={messages.attributionHint}
          optional
        />
      )}
    </Form>
  );
}
