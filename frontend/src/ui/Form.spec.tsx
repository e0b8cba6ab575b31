import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field.tsx';
import { clearsErrors, ErrorSummary } from './Form.tsx';

function TownForm({ wrong }: { wrong: Record<string, string> }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(0);
  return (
    <form
      onChange={clearsErrors(setErrors)}
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(wrong);
        setTried(tried + 1);
      }}
    >
      <ErrorSummary errors={errors} tried={tried} />
      <Field label="Name" name="name" error={errors['name']} />
      <Field label="Town" name="town" error={errors['town']} />
      <Field label="Country" name="country" error={errors['country']} />
      <button>Save</button>
    </form>
  );
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the errors of a form', () => {
  it('are read out, and the focus goes to the first wrong field, each time', async () => {
    render(<TownForm wrong={{ country: 'Choose a country', town: 'Town is missing' }} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Oak');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need you');
    expect(screen.getByLabelText('Town')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Oak');
    await save();
    expect(screen.getByLabelText('Town')).toHaveFocus();
  });

  it('go away one by one, with the field that changes', async () => {
    render(<TownForm wrong={{ country: 'Choose a country', town: 'Town is missing' }} />);
    await save();
    await userEvent.type(screen.getByLabelText('Town'), 'P');
    expect(screen.queryByText('Town is missing')).toBeNull();
    expect(screen.getByLabelText('Country')).toHaveAccessibleDescription('Choose a country');
  });

  it('have the focus themselves when they belong to no field', async () => {
    render(<TownForm wrong={{ logo: 'This is no picture' }} />);
    await save();
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
