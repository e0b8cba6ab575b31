import type { Words } from './types.ts';

/** Legal pages, and questions and answers, in English. */
export const rules: Record<
  'privacy-policy' | 'terms-of-use' | 'refund-policy' | 'disclaimer' | 'faq',
  Words
> = {
  'privacy-policy': {
    title: 'Privacy policy',
    summary: 'What we know about you, why, for how long, and how to make us forget it. Written to be read.',
    body: `**In short:** we keep what is needed to run a library. We show no advertising, sell no data, and let no other company watch you here. A payment provider hears of you only when a grown-up pays.

## Who is responsible

Your school decides who has an account and what for; it is the controller of that data. Whoever runs this Bookgrove installation processes the data for the school, on its instructions. You reach {place} at [{email}](mailto:{email}).

## What we keep

- **People:** name, role, user name or e-mail address, class. For children no e-mail address is needed.
- **Passwords** only as a slow, salted hash (argon2id). Nobody can read them, we included.
- **Reading:** which page of which book you reached, so that the book opens there again.
- **Logging in:** the time, the kind of browser and the network address of each open session, so that you can recognise your own.
- **Books and their details** that teachers bring in.
- **Notes of experiments:** what you write and draw at an experiment, for yourself alone.
- **Learning:** answers to questions, work that was handed in, the skills that they show, and certificates. Teachers of the class see them, and a guardian who may see a child’s progress.
- **Live lessons:** who came, and when. A child’s camera and microphone are on only where the family has agreed, and a lesson of a class is recorded only where every family has.
- **Messages** that you send us, and our answers.
- **Orders** of grown-ups: what was bought, for whom, the e-mail address, the amounts, and how the payment went. We never see a card number.
- **The month of birth** of a child, where the school tells it: books are shown by age, and it is used for nothing else. The day is never kept.

We do not keep a child’s photograph, home address, birthday or location.

## When you give

- **Gifts:** the amount, what it was for, the name and e-mail address of the giver, and what you wrote with it. You choose whether your name is shown, and can change that later.
- **Gift Aid and other tax claims:** the name, address and declaration that tax law asks for. They are used for nothing else.

## What we use it for

To let you in, to keep your place, to help your teacher help you, to answer you, and to keep the service safe. For nothing else. No profiles are made for advertising, and no decision about a child is left to a machine.

## Cookies and storage

One cookie keeps you logged in. It is needed, it cannot be read by scripts, and it ends when you log out. Your browser also stores small settings such as the size of letters. A visitor’s cart is kept in the browser, and a cookie that scripts cannot read connects it with an order. There are no cookies for counting or advertising, so there is no banner to click away.

## Who sees it

- Your teachers and your school’s administrators, as far as their work needs it.
- A parent, for their own child.
- The payment provider that a buyer chooses: Stripe, PayPal or PhonePe. It gets the amount, the number of the order and the buyer’s e-mail address, takes the payment on a page of its own, and has its own privacy policy. It is told nothing of what a child reads.
- The few people who run the installation, for support; what they change inside a school is written down.

Schools are kept apart by the database itself: no school can read a row of another.

## How long

- Reading places, notes and accounts: until the school removes the person.
- Sessions: until you log out or they run out.
- Orders and invoices: as long as tax law asks, up to ten years. When a buyer is erased, name and address leave the order; the invoice stays for that time.
- Messages and reports: as long as the school must be able to show how it dealt with them.

## Your rights

You may see your data, correct it, take it with you, object to its use, and have it erased. Children have these rights too; a parent can use them for a child. Ask your school first, or write to [{email}](mailto:{email}). If you are not content with the answer you may complain to the data protection authority of your country.

## Changes

When this page changes, its date changes with it, and earlier versions are kept. Where two languages leave a doubt, the English text decides.`,
  },
  'terms-of-use': {
    title: 'Terms of use',
    summary: 'The agreement between you, your school and us: short, and the same for everybody.',
    body: `By using Bookgrove you agree to these terms. If you are a child, read them with a grown-up.

## Your account

- It is yours. Please do not share your password, and do not use somebody else’s.
- Log out on a device that others use.
- Your school can open, change and close accounts.

## Books

- You may read every book that your account opens.
- You may not copy books, put them elsewhere, or take away their protection, unless the book’s own licence allows it.
- Whoever uploads a book declares that the school may show it. If a book should not be here, [tell us](/contact); we take it off the shelf while we look.

## Buying books

- Some books have a price. Grown-ups buy them, for themselves or for a child; children never pay.
- The price is shown in full, with tax, before you pay. A part of it goes to a good cause where the book page says so.
- A bought book opens for the account for which it was bought, for as long as this library is open. It may not be sold on.
- You buy from {place}; the payment is taken by the platform on its behalf. How you get your money back is in the [refund policy](/refund-policy).

## Giving

- Grown-ups give; children never pay.
- The page says before you pay which charity or project gets the gift. Covering the cost of the payment is your choice, and never chosen for you.
- **Monthly gifts** run until you stop them. You can pause, change or cancel them at any time, also without an account, by the link in your e-mail.
- A receipt comes by e-mail. Gift Aid is claimed only when you declare that you pay enough tax in the United Kingdom.

## Being kind

- Write nothing that hurts, threatens or shames anybody.
- Do not try to break the service or to see what is not yours. If you find a hole, tell us: we will thank you.
- Do not send advertising through the forms.

## What your school decides

Which people and which books are there, how children log in, and how long data are kept is your school’s decision within the law.

## What we promise

We build carefully, keep schools apart, mend what breaks and tell you honestly when something went wrong. We cannot promise that the service never stops.

## The program

Bookgrove’s program is free software under the GNU Affero General Public License, version 3 or later. These terms are about the service; the licence is about the program.

## Ending

You can stop at any time. A school that leaves can take its books and its data with it. Where two languages leave a doubt, the English text decides.`,
  },
  'refund-policy': {
    title: 'Refund policy',
    summary: 'When you get your money back, how to ask for it, and how long it takes.',
    body: `**In short:** write to us within 14 days, and you get back what you paid for a book. The book then closes.

## Books you bought

- **By when:** within 14 days of paying. If the book does not open, or is not what its page says, there is no time limit.
- **How:** write to [{email}](mailto:{email}) or use [the contact form](/contact), with the number of your order. It begins with BG and is in the e-mail that you got, and on the invoice.
- **How much:** what you paid for the book, with its tax. You can give back one book of an order and keep the others.
- **How long:** we send the money on its way within three working days. The payment provider then needs up to ten days.
- **The way back:** money returns the way it came. We cannot send it to another card or person.

When the money is sent back, the book closes for the person for whom it was bought, and you get a credit note.

## Printed books, gifts and class packs

- **Printed books:** while nothing has been sent, you get back all that you paid, postage too. A printed book that came broken, or is the wrong one, is paid back without a limit of time. Otherwise write within 14 days of receiving it, before you send it back; we tell you where to.
- **Gifts:** the one who paid asks, and gets the money back. The code of the gift then stops working, and the book closes for the one who received it.
- **Class packs:** a pack is paid back as one. Its codes stop working, and the book closes for everybody who opened it with one of them.

## The part for a good cause

It goes back with the rest: your refund is never smaller because of it.

## Gifts to charities

If you gave by mistake, gave twice or typed the wrong amount, write to us within 14 days with the number of the receipt, which begins with RCT. We look at it, and send the money back as long as it has not reached the charity. The receipt is then no longer valid for a tax claim.

You can cancel a **monthly gift** at any time, and nothing more is taken. Gifts that were made before stay with the charity.

## When a payment went wrong

If money left your account and the order is still not paid, do nothing for an hour: most payments are confirmed by then. If an order can no longer be delivered, the payment is returned by itself. If you were charged twice, the second payment is returned.

## Agreements with schools

Where a school pays for hosting or help under a written agreement, that agreement says what happens when either side ends it. Nothing on this page takes away from it.

## Your rights

Rights that the law of your country gives you always stand. **If somebody asked you to pay for an account here, it was not us:** accounts cost nothing. Please [tell us](/report-a-problem).`,
  },
  disclaimer: {
    title: 'Disclaimer',
    summary: 'What you can rely on here, and what you should check yourself.',
    body: `## Books and opinions

Books speak for their authors. That a book stands on a shelf does not mean that {place} or Bookgrove agrees with every sentence in it. Ages and reading levels are guidance; a parent or teacher knows the child better.

## No professional advice

Books and pages here may speak of health, law, money or science. They are for reading and learning, and no replacement for advice from somebody who knows your situation.

## Experiments

Our experiments were chosen because they are safe with things from home. Read the safety notes, and stay with children where a grown-up is asked for.

## Safety reports

Reports are passed on at once, but a website is not an emergency service. **If somebody is in danger now, call your local emergency number.**

## Links

Some pages and books point to other sites. We do not run those sites and cannot answer for them.

## Availability

We work to keep Bookgrove correct and reachable, and mend faults when we learn of them. As far as the law allows, the service is provided as it is. Nothing here limits liability where the law does not permit it to be limited.`,
  },
  faq: {
    title: 'Questions and answers',
    summary: 'What people ask most often about reading, logging in and bringing books to Bookgrove.',
    body: `Not here? [Write to us](/contact), and a person will answer.

## What does it cost?

Most books cost nothing. Some have a price, which a grown-up pays; a part of it can go to a good cause, and the book page says how much. There is no advertising. How to get your money back is in the [refund policy](/refund-policy).

## How do I give, and where is my receipt?

Choose a charity or project and its amount. You need no account. The receipt comes by e-mail.

## How do I stop a monthly gift?

Open the link in the e-mail of your gift. There you can pause it, change the amount, or cancel it.

## What is Gift Aid?

With Gift Aid the charity can get 25 pence more for every pound from the tax office of the United Kingdom. You have to be a taxpayer there and say so when you give; it costs you nothing more.

## Do I have to install anything?

No. Bookgrove runs in the browser of a phone, tablet or computer. [Check this device](/test) if you are not sure about yours.

## How does a child log in without an e-mail address?

With the class code, their name and a password. The teacher has the code, and can give a child a new password.

## I forgot my password. What now?

Students ask their teacher. Everybody else presses “Forgot Password” at the door, and gets a link by e-mail that works once, for an hour. Without an e-mail address, ask the school’s administrator, or write through [the contact page](/contact).

## The class code does not work.

Check that you are at your own school’s address, and that no letter is missing. Capital and small letters are the same. If it still does not work, the code may have been changed: ask the teacher.

## Which files can I upload?

EPUB and PDF, up to 50 MB each and twenty at once. Every file is checked. If one is refused, you are told why and where in the file.

## Why was my book refused?

Mostly because the file is locked, damaged or incomplete. The message says which. Mend the file and upload it again; nothing else is lost.

## Can other schools see our books?

No. Books that your school brings in stay in your school. Books of the platform’s own shelf are there for every school.

## Can I read without the internet?

Not today: a book needs a connection while you read it. It does not need a fast one.

## The letters are too small.

Open the book, choose the letters button and make them larger. You can change the type and the colours too. Picture books keep their maker’s pages; zoom with two fingers or with the browser.

## Can I listen to books?

Some books bring a recorded voice along, which follows the words. Look for the sound button in the reader.

## Who sees what I read?

The library keeps your page so that you find it again. It is never shown to other families, other schools or companies. More in the [privacy policy](/privacy-policy).

## How do I report something that is not right?

Use [Report a problem](/report-a-problem). You need no account. If somebody is not safe, say so there: such reports go first.

## Can our school have this?

Yes. [Ask for a tour](/request-a-tour) or [write to us](/contact).`,
  },
};
