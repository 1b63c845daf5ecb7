import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { UnitsPanel_viewer$key } from '../../../__generated__/UnitsPanel_viewer.graphql.js';
import { Select, type SelectItem } from '../../../components/Select.js';
import { useForm } from '../../../forms/useForm.js';
import type { Units } from '../../../format/lengths.js';
import { SettingsForm } from '../SettingsForm.js';
import { SettingsPanel } from '../SettingsPanel.js';
import { choiceOf, nameOf, unitsItems } from './unitsChoice.js';
import { useUpdateUnits } from './useUpdateUnits.js';

const TITLE = 'Units of length';

/** The units in which all members of the workspace see lengths; only owners can change them. */
export function UnitsPanel({ viewer }: { readonly viewer: UnitsPanel_viewer$key }) {
  const { ownsWorkspace, workspace } = useFragment(
    graphql`
      fragment UnitsPanel_viewer on Viewer {
        ownsWorkspace
        workspace {
          units
          chosenUnits
          unitsByCurrency
          currency
        }
      }
    `,
    viewer,
  );
  const { units, chosenUnits, unitsByCurrency, currency } = workspace;
  if (ownsWorkspace) return <UnitsForm chosen={chosenUnits} items={unitsItems({ unitsByCurrency, currency })} />;
  const shown = nameOf(units).toLowerCase();
  return (
    <SettingsPanel title={TITLE} text={`Sizes are shown in ${shown}. An owner of the workspace can change that.`} />
  );
}

interface UnitsFormProps {
  /** null: not chosen */
  readonly chosen: Units | null | undefined;
  readonly items: readonly SelectItem[];
}

function UnitsForm({ chosen, items }: UnitsFormProps) {
  const update = useUpdateUnits();
  const form = useForm({ start: { choice: choiceOf(chosen) }, send: ({ choice }) => update(choice) });
  return (
    <SettingsForm
      title={TITLE}
      text="For the sizes of rooms and furniture. The choice holds for everybody in the workspace."
      form={form}
      act="Save units"
      busyAct="Saving..."
    >
      <div className={narrow}>
        <Select
          label="Units"
          items={items}
          value={form.draft.choice}
          onChange={(choice) => form.set({ choice: choiceOf(choice) })}
          hint="The currency is that of your new invoices."
        />
      </div>
    </SettingsForm>
  );
}

const narrow = css({ maxW: { sm: '[340px]' } });
